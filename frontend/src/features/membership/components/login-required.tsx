import { Fox } from '../../../components/fox/fox.js';
import { FullPageMessage } from '../../../components/full-page-message.js';
import { LinkButton } from '../../../components/ui/button.js';
import { paths } from '../../../lib/paths.js';
import { loginRequiredTexts as texts } from '../model/checkout-texts.js';

/** For visitors who are not signed in, or not any more. @param returnTo the page to which signing in leads */
export function LoginRequired({ returnTo }: { returnTo: string }) {
  return (
    <FullPageMessage
      lang="en"
      picture={<Fox state="idle" size={160} />}
      title={texts.title}
      actions={
        <LinkButton to={`${paths.auth}?${new URLSearchParams({ returnTo }).toString()}`} variant="primary">
          {texts.action}
        </LinkButton>
      }
    >
      {texts.text}
    </FullPageMessage>
  );
}
