import { Fox } from '../components/fox/fox.js';
import { FullPageMessage } from '../components/full-page-message.js';
import { LinkButton } from '../components/ui/button.js';
import { help } from '../lib/interface-language/help.js';
import { usePageMeta } from '../lib/page-meta.js';
import { paths } from '../lib/paths.js';

const sentence = help("The page you're looking for doesn't exist.");

export default function NotFoundPage() {
  usePageMeta({ title: '404', description: sentence, isUnlisted: true });
  return (
    <FullPageMessage
      lang="en"
      picture={<Fox state="thinking" size={160} />}
      title="404"
      actions={
        <LinkButton to={paths.home} variant="primary">
          Back to Home
        </LinkButton>
      }
    >
      {sentence}
    </FullPageMessage>
  );
}
