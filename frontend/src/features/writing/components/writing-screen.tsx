import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { ArrowLeft, House, RotateCw } from 'lucide-react';
import { Alert } from '../../../components/ui/alert.js';
import { Button, LinkButton } from '../../../components/ui/button.js';
import { HelpText } from '../../../components/ui/help-text.js';
import { userMessageOf } from '../../../lib/http-error.js';
import { help } from '../../../lib/interface-language/help.js';
import { paths } from '../../../lib/paths.js';
import { aiConsentQuery } from '../../../lib/practice/ai-consent.js';
import { useSession } from '../../../lib/session.js';
import { writingTasksQuery } from '../api/writing-tasks-query.js';
import { errorTexts } from '../wording.js';
import { WritingParts } from './writing-parts.js';
import { WritingSkeleton } from './writing-skeleton.js';

/** Writing practice: three parts as in the exam, each with its tasks, a sheet to write on, and feedback beside it. */
export function WritingScreen() {
  const { data: user } = useSession();
  return (
    <div lang="de" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl font-semibold sm:text-3xl">Schreibübung</h1>
        <div className="-mx-3 flex gap-1">
          <LinkButton to={paths.home} variant="quiet" size="sm" icon={<ArrowLeft aria-hidden />}>
            Zurück
          </LinkButton>
          <LinkButton to={paths.home} variant="quiet" size="sm" icon={<House aria-hidden />}>
            Zum Hauptmenü
          </LinkButton>
        </div>
      </div>
      {user && <Tasks ownerId={user.id} />}
    </div>
  );
}

function Tasks({ ownerId }: { ownerId: string }) {
  // Needed with the tasks: asked for later, the question would push the sheet away.
  usePrefetchQuery(aiConsentQuery);
  const { data: tasks, error, isFetching, refetch } = useQuery(writingTasksQuery);
  if (tasks !== undefined) return <WritingParts ownerId={ownerId} tasks={tasks} />;
  if (error === null || isFetching) return <WritingSkeleton />;
  return (
    <Alert
      tone="red"
      title={help('Die Aufgaben konnten nicht geladen werden')}
      action={
        <Button size="sm" icon={<RotateCw aria-hidden />} onClick={() => void refetch()}>
          Erneut versuchen
        </Button>
      }
    >
      <HelpText>{userMessageOf(error)}</HelpText>
      <HelpText className="mt-1 text-sm text-grey-5">{errorTexts.nothingLost}</HelpText>
    </Alert>
  );
}
