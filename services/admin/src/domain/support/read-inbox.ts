import type { AnswerMail, SupportAssignee, SupportInboxPage, SupportInboxQuery, SupportMessage } from '@b1fuchs/contracts';
import { AppError, pagesOf } from '@b1fuchs/kit';
import type { MailStatesOf } from '../../clients/mail-states.js';
import type { InboxFilter, SupportInbox } from '../../data/support-inbox.js';
import type { UserView } from '../../data/user-view.js';
import type { SupportThread } from '../support-message.js';
import { namesOf } from '../users/names-of.js';

export type InboxParts = { inbox: SupportInbox; view: UserView; mailStatesOf: MailStatesOf };

const DEFAULT_LIMIT = 25;
const EXCERPT = 140;
const MOST_ADMINISTRATORS = 200;

/** A page of messages to support, the newest first. */
export async function pageOfInbox({ inbox, view }: InboxParts, { page = 1, limit = DEFAULT_LIMIT, ...query }: SupportInboxQuery): Promise<SupportInboxPage> {
  const { threads, total } = await inbox.page(filterOf(query), { skip: (page - 1) * limit, limit });
  const names = await namesOf(view, threads.flatMap(({ assignedTo }) => assignedTo ?? []));
  const messages = threads.map(({ id, name, email, state, assignedTo, createdAt, message }) => ({
    id,
    name,
    email,
    state,
    assignedTo: personOf(names, assignedTo),
    createdAt: createdAt.toISOString(),
    excerpt: excerptOf(message),
  }));
  return { messages, total, page, pages: pagesOf(total, limit) };
}

const filterOf = ({ search = '', state = 'all', assigned = 'all' }: SupportInboxQuery): InboxFilter => ({
  search,
  ...(state === 'all' ? {} : { state }),
  ...(assigned === 'all' ? {} : { assignedTo: assigned === 'nobody' ? null : assigned }),
});

const excerptOf = (message: string): string => {
  const line = message.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= EXCERPT ? line : `${line.slice(0, EXCERPT).trimEnd()} …`;
};

/** To whom a message can be given, by name. */
export const administrators = async (view: UserView): Promise<SupportAssignee[]> =>
  (await view.page({ role: 'admin' }, { sort: 'username', order: 'asc', skip: 0, limit: MOST_ADMINISTRATORS })).map(({ id, username }) => ({ id, name: username }));

/** A message with all that belongs to it. @throws AppError NOT_FOUND */
export const readMessage = async (parts: InboxParts, id: string): Promise<SupportMessage> => shownMessage(parts, await mustFindMessage(parts, id));

/** @throws AppError NOT_FOUND, also where its sender's account was erased meanwhile */
export async function mustFindMessage({ inbox }: Pick<InboxParts, 'inbox'>, id: string): Promise<SupportThread> {
  const thread = await inbox.find(id);
  if (!thread) throw new AppError('NOT_FOUND', { message: 'This message does not exist any more. Please reload the list.' });
  return thread;
}

/** What has become of the mails is auth's to know; while it is away the message is shown all the same. */
export async function shownMessage({ view, mailStatesOf }: InboxParts, { userId, assignedTo, createdAt, answers, ...thread }: SupportThread): Promise<SupportMessage> {
  const [names, mails] = await Promise.all([namesOf(view, [userId, assignedTo, ...answers.map(({ by }) => by)].flatMap((id) => id ?? [])), mailStatesOf(answers.map(({ id }) => id))]);
  const { id, name, email, message, source, state, version } = thread;
  return {
    id,
    name,
    email,
    message,
    source,
    state,
    version,
    createdAt: createdAt.toISOString(),
    user: personOf(names, userId),
    assignedTo: personOf(names, assignedTo),
    answers: answers.map(({ id: answerId, by, text, at }) => ({ id: answerId, by: by === null ? '' : (names.get(by) ?? ''), text, at: at.toISOString(), mail: mailOf(mails, answerId, at) })),
  };
}

/** An answer that auth has not heard of is on its way to it; after 90 days it has forgotten it. */
function mailOf(mails: Awaited<ReturnType<MailStatesOf>>, id: string, at: Date): AnswerMail {
  if (mails === undefined) return null;
  const status = mails.get(id);
  if (status === undefined) return Date.now() - at.getTime() < ON_ITS_WAY_MS ? 'waiting' : null;
  return status === 'queued' ? 'waiting' : status;
}
const ON_ITS_WAY_MS = 24 * 3_600_000;

const personOf = (names: ReadonlyMap<string, string>, id: string | null): SupportAssignee | null => (id === null ? null : { id, name: names.get(id) ?? '' });
