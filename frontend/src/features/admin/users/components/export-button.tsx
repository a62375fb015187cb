import { Download } from 'lucide-react';
import { Button } from '../../../../components/ui/button.js';
import { userMessageOf } from '../../../../lib/http-error.js';
import { toast } from '../../../../lib/toast-store.js';
import { useExportUsers } from '../api/user-changes.js';
import { exportTexts as texts } from '../model/texts.js';

/** Saves a file with the users chosen, or with all where none is. */
export function ExportButton({ userIds }: { userIds: readonly string[] }) {
  const { mutate, isPending } = useExportUsers();
  const save = (): void =>
    mutate(userIds, {
      onSuccess: () => toast({ title: texts.done, tone: 'success', lang: 'en' }),
      onError: (error) => toast({ title: texts.failed, description: userMessageOf(error), tone: 'destructive', lang: 'en' }),
    });
  return (
    <Button size="sm" icon={<Download aria-hidden />} pending={isPending} title={userIds.length === 0 ? texts.all : texts.selected(userIds.length)} onClick={save}>
      {texts.action}
    </Button>
  );
}
