import type { WritingReportRequest } from '@b1fuchs/contracts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Alert } from '../../../../components/ui/alert.js';
import { Button } from '../../../../components/ui/button.js';
import { saveFile } from '../../../../lib/save-file.js';
import { toast } from '../../../../lib/toast-store.js';
import { fetchReport } from '../../api/fetch-report.js';
import { textReport } from '../../model/local/text-report.js';
import type { AnalysisResult } from '../../model/use-analyses.js';
import { reportTexts } from '../../wording.js';

const today = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long' });

/** Saves the feedback as a PDF, or as plain text where none can be made. */
export function ReportButton({ result }: { result: AnalysisResult }) {
  const { feedback, text, task } = result;
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: fetchReport,
    onSuccess: (pdf) => saveFile(pdf, 'writing-feedback.pdf'),
    onError: (_error, report) => {
      toast({ title: reportTexts.failureTitle, description: reportTexts.failure, tone: 'destructive', lang: 'en' });
      saveFile(textFile(report), 'writing-feedback.txt');
    },
  });
  return (
    <>
      <Button
        className="w-full sm:w-auto"
        icon={<Download aria-hidden />}
        pending={isPending}
        onClick={() => mutate({ feedback, text, topic: task.title, section: task.section })}
      >
        {isPending ? 'PDF wird erstellt …' : 'PDF herunterladen'}
      </Button>
      {/* Not under the feedback of another text, opened meanwhile. */}
      {isError && variables.feedback === feedback && (
        <Alert tone="amber" className="mt-3">
          {reportTexts.textInstead}
        </Alert>
      )}
    </>
  );
}

/** The mark at its start tells older editors that umlauts follow. */
const textFile = (report: WritingReportRequest): Blob =>
  new Blob(['\uFEFF', textReport(report, today.format(new Date()))], { type: 'text/plain;charset=utf-8' });
