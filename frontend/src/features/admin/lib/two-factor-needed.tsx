import { ShieldCheck } from 'lucide-react';
import { FullPageMessage } from '../../../components/full-page-message.js';
import { LinkButton } from '../../../components/ui/button.js';
import { paths } from '../../../lib/paths.js';

/** What administrators see while the settings ask for two-factor sign-in and their account has none. */
export function TwoFactorNeeded() {
  return (
    <FullPageMessage
      lang="en"
      picture={<ShieldCheck className="size-16 text-accent-text" aria-hidden />}
      title="Two-factor sign-in needed"
      actions={
        <LinkButton to={paths.account} variant="primary">
          Go to My Account
        </LinkButton>
      }
    >
      Administrators need two-factor sign-in here. Please switch it on in your account page first, then come back.
    </FullPageMessage>
  );
}
