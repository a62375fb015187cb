import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { HelpText } from '../../../../components/ui/help-text.js';
import { saveFile } from '../../../../lib/save-file.js';
import { fetchReport } from '../../api/fetch-report.js';
import type { FeedbackResult } from '../../model/use-feedback.js';
import { useLeavingSignal } from '../../model/use-leaving-signal.js';
import { errorTexts, feedbackTexts } from '../../wording.js';

/** Saves the feedback as a PDF. */
export function ReportButton({ result }: { result: FeedbackResult }) {
  const leavingSignal = useLeavingSignal();
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (report: FeedbackResult) => fetchReport(report, leavingSignal()),
    onSuccess: (pdf) => saveFile(pdf, 'speaking-feedback.pdf'),
  });
  return (
    <>
      <Button className="w-full sm:w-auto" icon={<Download aria-hidden />} pending={isPending} onClick={() => mutate(result)}>
        {isPending ? feedbackTexts.downloading : feedbackTexts.download}
      </Button>
      {/* Not under the feedback of a later moment. */}
      {isError && variables === result && (
        <Alert tone="red" title={errorTexts.title} className="mt-3">
          <HelpText lang="en">{errorTexts.report}</HelpText>
        </Alert>
      )}
    </>
  );
}
