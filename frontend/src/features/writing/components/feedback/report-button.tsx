import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../../components/ui/button.js';
import { toast } from '../../../../lib/toast-store.js';
import { downloadReport } from '../../api/download-report.js';
import type { AnalysisResult } from '../../model/use-analyses.js';

/** Saves the feedback as a PDF. */
export function ReportButton({ result }: { result: AnalysisResult }) {
  const { feedback, text, task } = result;
  const { mutate, isPending } = useMutation({
    mutationFn: downloadReport,
    onError: () => toast({ title: 'Error', description: 'Failed to generate PDF report', tone: 'destructive' }),
  });
  return (
    <Button
      className="w-full sm:w-auto"
      icon={<Download aria-hidden />}
      pending={isPending}
      onClick={() => mutate({ feedback, text, topic: task.title, section: task.section })}
    >
      {isPending ? 'PDF wird erstellt …' : 'PDF herunterladen'}
    </Button>
  );
}
