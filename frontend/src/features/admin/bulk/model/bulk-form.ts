import { bulkMailSchema, trialDaysSchema, type BulkAction, type BulkActionRequest, type BulkMail, type Proof, type Role } from '@b1fuchs/contracts';

/** An export is no job: its file comes at once. */
export type BulkChoice = BulkAction | 'export';
export const bulkChoices: readonly BulkChoice[] = ['activate', 'deactivate', 'extend-trial', 'send-email', 'export', 'change-role', 'delete'];

/** What is typed and chosen; each action reads what it needs. */
export type BulkForm = { action: BulkChoice | ''; days: string; subject: string; message: string; role: Role; confirmation: string };
export const emptyForm: BulkForm = { action: '', days: '7', subject: '', message: '', role: 'user', confirmation: '' };

/** What has to be typed before users are deleted. */
export const confirmationOf = (count: number): string => `DELETE ${count}`;

/** Execute is disabled until an action is chosen (spec 1, section 5); deleting waits for its words too. */
export const canExecute = ({ action, confirmation }: BulkForm, count: number): boolean => action !== '' && (action !== 'delete' || confirmation.trim() === confirmationOf(count));

export type Problems = Partial<Record<'days' | keyof BulkMail, string>>;

/** What is wrong with the fields of the chosen action, by field; empty where nothing is. */
export function problemsOf(form: BulkForm): Problems {
  if (form.action === 'extend-trial') {
    const { error } = trialDaysSchema.safeParse(daysOf(form));
    return error ? { days: error.issues[0]?.message ?? '' } : {};
  }
  if (form.action !== 'send-email') return {};
  const issues = bulkMailSchema.safeParse(form).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map(({ path, message }) => [String(path[0]), message]));
}

/** What is sent. @param requestId names it, so that sending it again begins nothing more */
export function requestOf(form: BulkForm, action: BulkAction, { userIds, requestId, proof }: { userIds: string[]; requestId: string; proof: Proof }): BulkActionRequest {
  const chosen = { userIds, requestId };
  switch (action) {
    case 'extend-trial':
      return { ...chosen, action, value: daysOf(form) };
    case 'send-email':
      return { ...chosen, action, value: { subject: form.subject, message: form.message } };
    case 'change-role':
      return { ...chosen, action, value: form.role };
    case 'delete':
      return { ...chosen, ...proof, action };
    default:
      return { ...chosen, action };
  }
}

/** Whether the action leaves out who asks for it. */
export const leavesOutOneself = ({ action, role }: BulkForm): boolean => action === 'delete' || (action === 'change-role' && role === 'user');

/** Not a number where nothing, or no number, is typed. */
const daysOf = ({ days }: BulkForm): number => (days.trim() === '' ? Number.NaN : Number(days));
