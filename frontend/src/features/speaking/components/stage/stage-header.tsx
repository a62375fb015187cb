import type { SpeakingStage } from '@b1fuchs/contracts';
import { House, Mic, Volume2 } from 'lucide-react';
import { Badge } from '../../../../components/ui/badge.js';
import { LinkButton } from '../../../../components/ui/button.js';
import { ProgressBar } from '../../../../components/ui/progress.js';
import { paths } from '../../../../lib/paths.js';
import { stageProgress } from '../../model/place.js';
import { headerTexts, stageTexts } from '../../wording.js';

/** Takes the focus when a stage begins. */
export const STAGE_TITLE_ID = 'speaking-stage-title';

type Props = { stage: SpeakingStage; isPlaying?: boolean; isRecording?: boolean };

/** Which stage it is, how far the exam is, and whether something sounds or is recorded. */
export function StageHeader({ stage, isPlaying = false, isRecording = false }: Props) {
  const percent = stageProgress[stage];
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h1 id={STAGE_TITLE_ID} tabIndex={-1} className="min-w-0 text-2xl font-semibold break-words outline-none sm:text-3xl">
          {stageTexts[stage].title}
        </h1>
        <LinkButton to={paths.home} variant="quiet" size="sm" className="-mx-3" icon={<House aria-hidden />}>
          {headerTexts.home}
        </LinkButton>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <div className="flex w-full max-w-96 items-center gap-3 text-sm text-grey-5">
          <span>{headerTexts.progress}</span>
          <ProgressBar label={headerTexts.progress} value={percent} max={100} valueText={`${percent} Prozent`} tone="accent" className="flex-1" />
          <span className="font-semibold tabular-nums">{percent} %</span>
        </div>
        {/* Keeps its place, so that nothing jumps when the examiner begins to speak. */}
        <div className="flex min-h-7 flex-wrap items-center gap-2">
          {isPlaying && (
            <Badge tone="blue" icon={<Volume2 aria-hidden />}>
              {headerTexts.playing}
            </Badge>
          )}
          {isRecording && (
            <Badge tone="red" icon={<Mic aria-hidden />}>
              {headerTexts.recording}
            </Badge>
          )}
        </div>
      </div>
    </div>
  );
}
