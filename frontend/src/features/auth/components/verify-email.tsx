import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { Alert } from '../../../components/ui/alert.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Spinner } from '../../../components/ui/spinner.js';
import { hasCode, userMessageOf } from '../../../lib/http-error.js';
import { paths } from '../../../lib/paths.js';
import { verifyEmailQuery } from '../api/verify-email-query.js';
import { pendingEmail } from '../model/pending-email.js';
import { texts } from '../model/texts.js';
import { verificationResultPath } from '../model/verification-result.js';

/** The page of the mailed link. A mail scanner's GET changes nothing: the script here confirms by POST. */
export function VerifyEmail() {
  const token = useSearchParams()[0].get('token') ?? '';
  return token === '' ? <InvalidLink text={texts.invalidLinkText} /> : <Confirmation token={token} />;
}

function Confirmation({ token }: { token: string }) {
  const verification = useQuery(verifyEmailQuery(token));
  if (verification.isSuccess) return <Navigate replace to={verificationResultPath(verification.data)} />;
  if (verification.isError && !verification.isFetching) {
    const text = userMessageOf(verification.error);
    if (hasCode(verification.error, 'INVALID_TOKEN')) return <InvalidLink text={text} />;
    return (
      <Card className="w-full">
        <Alert tone="red" title={texts.verificationFailed} action={<Button onClick={() => void verification.refetch()}>{texts.tryAgain}</Button>}>
          {text}
        </Alert>
      </Card>
    );
  }
  return (
    <Card className="flex help-row w-full items-center gap-3" role="status">
      <Spinner decorative className="text-accent-text" />
      <HelpText as="span">{texts.verifying}</HelpText>
    </Card>
  );
}

function InvalidLink({ text }: { text: string }) {
  const canResend = pendingEmail.read() !== null;
  return (
    <Card className="w-full">
      <h1 className="text-2xl font-semibold">{texts.invalidLink}</h1>
      <HelpText className="mt-2 text-grey-5">{text}</HelpText>
      {!canResend && <HelpText className="mt-2 text-grey-5">{texts.signInForNewLink}</HelpText>}
      <div className="mt-6 flex flex-col gap-2">
        {canResend && (
          <LinkButton to={paths.checkEmail} variant="primary">
            {texts.newLink}
          </LinkButton>
        )}
        <LinkButton to={paths.home} variant={canResend ? 'quiet' : 'primary'}>
          {texts.checkEmail.back}
        </LinkButton>
      </div>
    </Card>
  );
}
