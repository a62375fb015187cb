import type { AnswerMail, SupportMessage } from '@b1fuchs/contracts';
import { CircleAlert, CircleHelp, Clock, MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../../components/ui/card.js';
import { classNames } from '../../../../lib/class-names.js';
import { momentOf } from '../../lib/dates.js';

/** What somebody wrote, and what they were answered. */
export function Thread({ message: { name, message, createdAt, answers, email } }: { message: SupportMessage }) {
  return (
    <ol aria-label="Messages and answers" className="grid gap-4">
      <Entry by={name} at={createdAt} text={message} />
      {answers.map(({ id, by, at, text, mail }) => (
        <Entry key={id} by={by === '' ? 'A former administrator' : by} at={at} text={text} isAnswer>
          <MailState mail={mail} email={email} />
        </Entry>
      ))}
    </ol>
  );
}

type EntryProps = { by: string; at: string; text: string; isAnswer?: boolean; children?: ReactNode };

function Entry({ by, at, text, isAnswer = false, children }: EntryProps) {
  return (
    <Card as="li" className={classNames(isAnswer && 'border-l-4! border-l-accent! sm:ml-8')}>
      <p className="flex flex-wrap justify-between gap-x-4 text-sm text-grey-5">
        <span>
          <bdi className="font-semibold text-ink">{by}</bdi>
          {isAnswer ? ' answered' : ' wrote'}
        </span>
        <time dateTime={at}>{momentOf(at)}</time>
      </p>
      {/* Each line has its own direction: people mix German and Persian. */}
      <div className="mt-3 max-w-text wrap-anywhere">
        {text.split('\n').map((line, index) => (
          <p key={index} dir="auto" className="min-h-6 whitespace-pre-wrap">
            {line}
          </p>
        ))}
      </div>
      {children}
    </Card>
  );
}

const mailStates = {
  waiting: { Icon: Clock, className: 'text-grey-5', text: () => 'The mail is waiting to be sent. Where the mail server is away, it is tried again for about two days.' },
  sent: { Icon: MailCheck, className: 'text-green', text: (email: string) => `Sent by mail to ${email}.` },
  failed: { Icon: CircleAlert, className: 'text-red', text: (email: string) => `The mail could not be delivered to ${email}. It is not tried again: the answer stands here alone.` },
  unknown: { Icon: CircleHelp, className: 'text-grey-5', text: () => 'What has become of the mail is not known at the moment, or not any more.' },
} as const;

function MailState({ mail, email }: { mail: AnswerMail; email: string }) {
  const { Icon, className, text } = mailStates[mail ?? 'unknown'];
  return (
    <p className={classNames('mt-3 flex gap-1.5 text-sm wrap-anywhere', className)}>
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden />
      {text(email)}
    </p>
  );
}
