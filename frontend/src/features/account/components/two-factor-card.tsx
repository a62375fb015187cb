import type { Account } from '@b1fuchs/contracts';
import { ShieldCheck } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { Badge } from '../../../components/ui/badge.js';
import { Button } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { useRefetchAccount, useRenewRecoveryCodes, useTurnTwoFactorOff } from '../api/account.js';
import { texts } from '../model/texts.js';
import { ProofForm } from './proof-form.js';
import { RecoveryCodeList } from './recovery-code-list.js';
import { TwoFactorSetup } from './two-factor-setup.js';

type Step = 'setup' | 'off' | 'renew';

/** Signing in with a second factor: on, off, and the codes for a lost phone. */
export function TwoFactorCard({ account }: { account: Account }) {
  const [step, setStep] = useState<Step | null>(null);
  const close = (): void => setStep(null);
  const wording = texts.twoFactor;
  const { isOn, recoveryCodesLeft } = account.twoFactor;
  const button = useRef<HTMLButtonElement>(null);
  return (
    <Card as="section" aria-labelledby="account-two-factor">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle id="account-two-factor">{wording.title}</CardTitle>
        {isOn && (
          <Badge tone="green" icon={<ShieldCheck aria-hidden />}>
            {wording.isOn}
          </Badge>
        )}
      </div>
      <HelpText className="mt-2 text-grey-5">{isOn ? wording.codesLeft(recoveryCodesLeft) : account.hasPassword ? wording.off : wording.offWithoutPassword}</HelpText>
      <div className="mt-4 flex flex-wrap gap-2">
        {/* The same button for both, so that the focus stays on it. */}
        <Button ref={button} onClick={() => setStep(isOn ? 'renew' : 'setup')}>
          {isOn ? wording.renew : wording.turnOn}
        </Button>
        {isOn && (
          <Button variant="quiet" onClick={() => setStep('off')}>
            {wording.turnOff}
          </Button>
        )}
      </div>
      {step === 'setup' && <TwoFactorSetup account={account} onClose={close} />}
      {step === 'off' && <TurnOff account={account} focusAfter={button} onClose={close} />}
      {step === 'renew' && <Renew account={account} onClose={close} />}
    </Card>
  );
}

function TurnOff({ account, focusAfter, onClose }: { account: Account; focusAfter: RefObject<HTMLButtonElement | null>; onClose: () => void }) {
  const { mutate, isPending, error } = useTurnTwoFactorOff();
  return (
    <Dialog open onOpenChange={onClose} focusAfter={focusAfter} title={texts.twoFactor.offTitle} description={texts.twoFactor.offText}>
      <ProofForm account={account} action={texts.twoFactor.turnOff} variant="danger" isPending={isPending} error={error} onSubmit={(proof) => mutate(proof, { onSuccess: onClose })} />
    </Dialog>
  );
}

function Renew({ account, onClose }: { account: Account; onClose: () => void }) {
  const { mutate, isPending, error, data } = useRenewRecoveryCodes();
  const refetch = useRefetchAccount();
  const wording = texts.twoFactor;
  const close = (): void => {
    if (data) refetch();
    onClose();
  };
  return (
    <Dialog open onOpenChange={close} canBeDismissed={!isPending && !data} title={data ? wording.codesTitle : wording.renewTitle} description={data ? wording.codesText : wording.renewText}>
      {data ? (
        <RecoveryCodeList codes={data.recoveryCodes} onDone={close} />
      ) : (
        <ProofForm account={account} action={wording.renewConfirm} isPending={isPending} error={error} onSubmit={(proof) => mutate(proof)} />
      )}
    </Dialog>
  );
}
