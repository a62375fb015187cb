import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../components/ui/button.js';
import { Card } from '../../../components/ui/card.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { paths } from '../../../lib/paths.js';
import { useCountdown } from '../../../lib/use-countdown.js';
import { useResendVerification } from '../api/use-resend-verification.js';
import { pendingEmail } from '../model/pending-email.js';
import { texts } from '../model/texts.js';

/** After a successful resend the button rests for 60 s (spec 1, section 9). */
const RESEND_COOLDOWN_MS = 60_000;

/** What to do between registering and the first sign-in. */
export function CheckEmail() {
  const navigate = useNavigate();
  const [email] = useState(() => pendingEmail.read());
  const wording = texts.checkEmail;

  return (
    <Card className="w-full">
      <MailCheck className="size-10 text-accent-text" strokeWidth={1.75} aria-hidden />
      <h1 className="mt-4 text-2xl font-semibold">{wording.title}</h1>
      <HelpText className="mt-2 text-grey-5">
        {email === null ? wording.sent : wording.sentTo} {email !== null && <strong className="font-semibold text-ink">{email}</strong>}
      </HelpText>
      <ol className="mt-6 flex flex-col gap-3">
        {wording.steps.map((step, index) => (
          <li key={step} className="flex help-row items-center gap-3">
            <span aria-hidden className="flex size-8 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-text">
              {index + 1}
            </span>
            <HelpText as="span">{step}</HelpText>
          </li>
        ))}
      </ol>
      <div className="mt-8 flex flex-col gap-2">
        {email !== null && <ResendButton email={email} />}
        <Button
          variant="quiet"
          onClick={() => {
            pendingEmail.clear();
            void navigate(paths.auth);
          }}
        >
          {wording.back}
        </Button>
      </div>
    </Card>
  );
}

function ResendButton({ email }: { email: string }) {
  const resend = useResendVerification();
  const [restsUntil, setRestsUntil] = useState<number | null>(null);
  const seconds = useCountdown(restsUntil);
  return (
    <Button
      pending={resend.isPending}
      disabled={seconds > 0}
      className="tabular-nums"
      onClick={() => resend.mutate(email, { onSuccess: () => setRestsUntil(Date.now() + RESEND_COOLDOWN_MS) })}
    >
      {seconds > 0 ? texts.checkEmail.resendIn(seconds) : texts.checkEmail.resend}
    </Button>
  );
}
