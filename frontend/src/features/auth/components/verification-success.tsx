import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Fox } from '../../../components/fox/fox.js';
import { LinkButton } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { paths } from '../../../lib/paths.js';
import { useCountdown } from '../../../lib/use-countdown.js';
import { pendingEmail } from '../model/pending-email.js';
import { texts } from '../model/texts.js';
import { readVerificationResult } from '../model/verification-result.js';

/** The sign-in page opens by itself after 5 s (spec 1, section 9). */
const REDIRECT_MS = 5000;

/** Says that the address is verified and how long the trial lasts. For signed-out visitors. */
export function VerificationSuccess() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { trialDays, alreadyVerified } = readVerificationResult(query);
  const [redirectsAt] = useState(() => Date.now() + REDIRECT_MS);
  const seconds = useCountdown(redirectsAt);

  useEffect(() => {
    if (seconds > 0) return;
    void navigate(paths.home);
  }, [seconds, navigate]);

  useEffect(() => pendingEmail.clear(), []);

  return (
    <Card className="flex w-full flex-col items-center text-center">
      <Fox state={alreadyVerified ? 'idle' : 'celebrating'} size={160} />
      <h1 className="mt-4 text-2xl font-semibold">{alreadyVerified ? texts.alreadyVerified : texts.verified}</h1>
      <HelpText className="mt-2 text-grey-5">{alreadyVerified ? texts.trialBegan(trialDays) : texts.trialStarted(trialDays)}</HelpText>
      <LinkButton to={paths.home} variant="primary" className="mt-6 w-full">
        {texts.continueToLogin}
      </LinkButton>
      <HelpText className="mt-3 text-sm text-grey-4 tabular-nums">{texts.redirectIn(seconds)}</HelpText>
    </Card>
  );
}
