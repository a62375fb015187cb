import type { BulkMail } from '@b1fuchs/contracts';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { userMessageOf } from '../../../../lib/http-error.js';
import { useMailPreview } from '../api/bulk-calls.js';
import { bulkTexts as texts } from '../model/texts.js';

/** Shows a mail just as it is sent, made by whoever sends it. Another text takes the picture away, so that it never shows an old one. */
export function MailPreview({ mail }: { mail: BulkMail }) {
  const { mutate, reset, data, error, variables, isPending } = useMailPreview();
  const isCurrent = variables?.subject === mail.subject && variables.message === mail.message;
  const shown = isCurrent ? data : undefined;
  const isEmpty = mail.subject.trim() === '' || mail.message.trim() === '';
  return (
    <div className="flex flex-col items-start gap-3">
      <Button size="sm" pending={isPending} disabled={isEmpty} onClick={() => (shown ? reset() : mutate(mail))}>
        {shown ? texts.hidePreview : texts.preview}
      </Button>
      {isCurrent && error !== null && (
        <Alert tone="red" title={texts.previewFailed}>
          {userMessageOf(error)}
        </Alert>
      )}
      {shown && (
        <section aria-label={texts.previewTitle} className="flex w-full flex-col gap-2">
          <p className="text-sm text-grey-5">{texts.previewTitle}</p>
          <p lang="de" className="font-semibold wrap-anywhere">
            <span lang="en" className="font-normal text-grey-5">
              {texts.previewSubject}
            </span>{' '}
            {shown.subject}
          </p>
          {/* Nothing in it runs, and no link of it leads away. */}
          <iframe sandbox="" title={texts.previewTitle} srcDoc={shown.html} className="h-96 w-full rounded-control border border-grey-2 bg-sheet" />
        </section>
      )}
    </div>
  );
}
