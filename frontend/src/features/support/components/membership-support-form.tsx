import type { CurrentUser } from '@b1fuchs/contracts';
import { useState } from 'react';
import { noFields, readSupportDraft } from '../../../lib/support/support-drafts.js';
import { SupportForm } from './support-form.js';

/** The support form of the management screen. @param props.onSent its message has arrived */
export function MembershipSupportForm({ user, onSent }: { user: CurrentUser; onSent: () => void }) {
  const [start] = useState(() => readSupportDraft('membership', user.id) ?? { ...noFields, name: user.username });
  return <SupportForm source="manage-subscription" place="membership" ownerId={user.id} start={start} onSent={onSent} />;
}
