import { randomUUID } from 'node:crypto';
import { mailRequested, type AnswerSupportMessage, type SupportMessage, type SupportState } from '@b1fuchs/contracts';
import { AppError, createEvent } from '@b1fuchs/kit';
import type { ActivityLogs } from '../../data/activity-logs.js';
import { differences, recordDeed } from '../record-deed.js';
import { cleanText, isEmpty, type SupportThread } from '../support-message.js';
import { mustFindMessage, readMessage, type InboxParts } from './read-inbox.js';

export type InboxWorkParts = InboxParts & { logs: ActivityLogs };
type Seen = { version: number };

/** Gives a message to an administrator, or to nobody. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
export async function assignMessage(parts: InboxWorkParts, by: string, id: string, { version, assignedTo }: Seen & { assignedTo: string | null }, now: Date): Promise<SupportMessage> {
  const before = await mustFindMessage(parts, id);
  if (assignedTo !== null && (await parts.view.find(assignedTo))?.role !== 'admin') throw new AppError('NOT_FOUND', { message: 'This person is no administrator any more. Please reload the page.' });
  await changeSeen(parts, before, version, { assignedTo });
  await tell(parts, before, { by, action: 'support-assigned', details: differences({ assignedTo: before.assignedTo }, { assignedTo }) }, now);
  return readMessage(parts, id);
}

/** Closes a message, or opens it again. @throws AppError NOT_FOUND, CHANGED_MEANWHILE */
export async function changeMessageState(parts: InboxWorkParts, by: string, id: string, { version, state }: Seen & { state: Exclude<SupportState, 'answered'> }, now: Date): Promise<SupportMessage> {
  const before = await mustFindMessage(parts, id);
  await changeSeen(parts, before, version, { state });
  await tell(parts, before, { by, action: state === 'closed' ? 'support-closed' : 'support-reopened', details: differences({ state: before.state }, { state }) }, now);
  return readMessage(parts, id);
}

/**
 * Keeps an answer with its message and has it mailed to the address that the sender has typed, once for each id.
 * @throws AppError NOT_FOUND, CHANGED_MEANWHILE, VALIDATION_FAILED where nothing can be read in it
 */
export async function answerMessage(parts: InboxWorkParts, by: string, id: string, { version, answerId, text }: AnswerSupportMessage, now: Date): Promise<SupportMessage> {
  const before = await mustFindMessage(parts, id);
  const words = cleanText(text);
  if (isEmpty(words)) throw new AppError('VALIDATION_FAILED', { message: 'Please write an answer.' });
  if (!hasAnswer(before, answerId)) {
    const { userId, name, email, message } = before;
    const mail = { ...createEvent(mailRequested, { userId: userId ?? '', data: { template: 'support-answer', values: { name, email, message, answer: words } }, now }), id: answerId };
    const isKept = before.version === version && (await parts.inbox.change(id, version, { state: 'answered', answer: { id: answerId, by, text: words, at: now } }, [mail]));
    // The other click of a double one may have been faster.
    if (!isKept && !hasAnswer(await mustFindMessage(parts, id), answerId)) throw new AppError('CHANGED_MEANWHILE');
  }
  await tell(parts, before, { actionId: answerId, by, action: 'support-answered', details: '' }, now);
  return readMessage(parts, id);
}

const hasAnswer = ({ answers }: SupportThread, answerId: string): boolean => answers.some(({ id }) => id === answerId);

async function changeSeen({ inbox }: InboxWorkParts, before: SupportThread, version: number, change: Parameters<InboxWorkParts['inbox']['change']>[2]): Promise<void> {
  if (before.version !== version || !(await inbox.change(before.id, version, change))) throw new AppError('CHANGED_MEANWHILE');
}

/** In the trail a message of nobody's account stands under the administrator. What was written does not stand there. */
const tell = ({ logs }: InboxWorkParts, { id, userId }: SupportThread, { actionId = randomUUID(), by, action, details }: { actionId?: string; by: string; action: string; details: string }, now: Date): Promise<void> =>
  recordDeed(logs, { actionId, by, userId: userId ?? by, action, details: [`message ${id}`, details].filter((part) => part !== '').join('; ') }, now);
