import { Fox } from '../../../components/fox/fox.js';
import { FullPageMessage } from '../../../components/full-page-message.js';
import { LinkButton } from '../../../components/ui/button.js';
import { paths } from '../../../lib/paths.js';
import { adminTexts as texts } from '../model/checkout-texts.js';

/** Administrators need no subscription. */
export function AdminAccess() {
  return (
    <FullPageMessage
      lang="en"
      picture={<Fox state="idle" size={160} />}
      title={texts.title}
      actions={
        <>
          <LinkButton to={paths.admin} variant="primary">
            {texts.dashboard}
          </LinkButton>
          <LinkButton to={paths.home}>{texts.home}</LinkButton>
        </>
      }
    >
      {texts.text}
    </FullPageMessage>
  );
}
