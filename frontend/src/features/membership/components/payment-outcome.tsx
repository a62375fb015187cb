import type { VerifyCheckoutResponse } from '@b1fuchs/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Fox } from '../../../components/fox/fox.js';
import { FullPageMessage } from '../../../components/full-page-message.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { Spinner } from '../../../components/ui/spinner.js';
import { HttpError } from '../../../lib/http-error.js';
import { paths } from '../../../lib/paths.js';
import { hasAskedEnough, verificationQuery } from '../api/verification.js';
import { outcomeTexts as texts } from '../model/checkout-texts.js';

type Props = {
  /** As the payment provider has put it into the address; null without one. */
  sessionId: string | null;
  /** What stands there once the payment has arrived. */
  children: (purchase: VerifyCheckoutResponse['purchase']) => ReactNode;
};

/** Finds out what came of a payment: on its way, arrived, or not. */
export function PaymentOutcome({ sessionId, children }: Props) {
  return sessionId === null || sessionId.trim() === '' ? <Failed reason={texts.noSession} /> : <Verified sessionId={sessionId}>{children}</Verified>;
}

function Verified({ sessionId, children }: { sessionId: string; children: Props['children'] }) {
  const query = verificationQuery(sessionId);
  const { data, error, isFetching, refetch } = useQuery(query);
  const asks = useQueryClient().getQueryState(query.queryKey)?.dataUpdateCount ?? 0;
  if (data?.success === true) return children(data.purchase);
  if (data?.pending === true) return <Pending isSlow={hasAskedEnough(asks)} />;
  if (data !== undefined) return <Failed reason={texts.unpaid} />;
  if (error === null || isFetching) return <Checking />;
  if (isUnknown(error)) return <Failed reason={texts.unknown} />;
  return <Failed reason={texts.unchecked} onCheckAgain={() => void refetch()} />;
}

/** An invented session, or somebody else's: both are answered alike. */
const isUnknown = (error: unknown): boolean => error instanceof HttpError && (error.status === 400 || error.status === 404);

function Checking() {
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 py-12 text-center">
      <Spinner decorative className="text-2xl text-accent-text" />
      <HelpText role="status" className="text-grey-5">
        {texts.loading}
      </HelpText>
    </div>
  );
}

/** The payment may still arrive. @param isSlow the page has stopped asking */
function Pending({ isSlow }: { isSlow: boolean }) {
  return (
    <FullPageMessage
      picture={<Fox state="thinking" size={160} />}
      title={texts.pendingTitle}
      actions={
        <>
          <LinkButton to={paths.membership} variant={isSlow ? 'primary' : 'secondary'}>
            {texts.membership}
          </LinkButton>
          <LinkButton to={paths.home}>{texts.dashboard}</LinkButton>
        </>
      }
    >
      <HelpText role="status">{isSlow ? texts.slow : texts.pending}</HelpText>
      {!isSlow && <Spinner decorative className="mt-4 text-2xl text-accent-text" />}
    </FullPageMessage>
  );
}

/** @param onCheckAgain given where another look may tell more: who has paid is not sent to pay again first */
function Failed({ reason, onCheckAgain }: { reason: string; onCheckAgain?: () => void }) {
  return (
    <FullPageMessage
      picture={<Fox state="thinking" size={160} />}
      title={texts.failedTitle}
      actions={
        <>
          {onCheckAgain !== undefined && (
            <Button variant="primary" onClick={onCheckAgain}>
              {texts.checkAgain}
            </Button>
          )}
          <LinkButton to={paths.subscribe} variant={onCheckAgain === undefined ? 'primary' : 'secondary'}>
            {texts.tryAgain}
          </LinkButton>
          <LinkButton to={paths.support} variant={onCheckAgain === undefined ? 'secondary' : 'quiet'}>
            {texts.support}
          </LinkButton>
        </>
      }
    >
      {reason}
    </FullPageMessage>
  );
}
