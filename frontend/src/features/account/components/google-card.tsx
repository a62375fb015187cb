import type { Account } from '@b1fuchs/contracts';
import { Link2 } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Alert } from '../../../components/ui/alert.js';
import { Badge } from '../../../components/ui/badge.js';
import { Button, buttonClasses } from '../../../components/ui/button.js';
import { Card, CardTitle } from '../../../components/ui/card.js';
import { Dialog } from '../../../components/ui/dialog.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { paths } from '../../../lib/paths.js';
import { browserTimeZone } from '../../../lib/time-zone.js';
import { useUnlinkGoogle } from '../api/account.js';
import { texts } from '../model/texts.js';
import { ProofForm } from './proof-form.js';

const wording = texts.google;

/** Whether the account signs in with Google, and the way to begin or end that. */
export function GoogleCard({ account }: { account: Account }) {
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" aria-labelledby="account-google">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle ref={title} id="account-google" tabIndex={-1} className="outline-none">
          {wording.title}
        </CardTitle>
        {account.hasGoogle && (
          <Badge tone="green" icon={<Link2 aria-hidden />}>
            {wording.isLinked}
          </Badge>
        )}
      </div>
      {account.hasGoogle ? <Linked account={account} title={title} /> : <NotLinked account={account} />}
    </Card>
  );
}

function Linked({ account, title }: { account: Account; title: RefObject<HTMLHeadingElement | null> }) {
  const [open, setOpen] = useState(false);
  if (!account.hasPassword) return <HelpText className="mt-2 text-grey-5">{wording.onlyWay}</HelpText>;
  return (
    <>
      <HelpText className="mt-2 text-grey-5">{wording.linked}</HelpText>
      <Button className="mt-4" onClick={() => setOpen(true)}>
        {wording.unlink}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} focusAfter={title} title={wording.dialogTitle} description={wording.dialogText}>
        <UnlinkForm account={account} />
      </Dialog>
    </>
  );
}

/** It goes with its dialog once the account is not linked any more. */
function UnlinkForm({ account }: { account: Account }) {
  const { mutate, isPending, error } = useUnlinkGoogle();
  return <ProofForm account={account} action={wording.unlink} variant="danger" isPending={isPending} error={error} onSubmit={(proof) => mutate(proof)} />;
}

function NotLinked({ account: { email, isEmailVerified } }: { account: Account }) {
  const failure = useSearchParams()[0].get('googleError');
  const query = new URLSearchParams({ returnTo: paths.account, ...browserTimeZone() });
  // Google would take an account over that nobody has verified, and its password would go.
  if (!isEmailVerified) return <HelpText className="mt-2 text-grey-5">{wording.notVerified}</HelpText>;
  return (
    <>
      <HelpText className="mt-2 break-words text-grey-5">{wording.notLinked(email)}</HelpText>
      {failure !== null && (
        <Alert tone={failure === 'cancelled' ? 'blue' : 'red'} className="mt-4">
          {wording.notDone}
        </Alert>
      )}
      <a href={`/auth/google?${query.toString()}`} className={`${buttonClasses()} mt-4`}>
        {wording.link}
      </a>
    </>
  );
}
