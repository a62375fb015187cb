import { AudioLines, CaseSensitive, Keyboard, Layers2, type LucideIcon } from 'lucide-react';
import { ChoiceRow } from '../../../../components/ui/choice-row.js';
import { studyModes, type StudyMode } from '../model/study-mode.js';
import { modeTexts } from '../wording.js';

const icons: Record<StudyMode, LucideIcon> = { cards: Layers2, typing: Keyboard, listening: AudioLines, article: CaseSensitive };

/** How the learner studies; kept for every session. */
export function ModeChoice({ mode, onChoose }: { mode: StudyMode; onChoose: (mode: StudyMode) => void }) {
  const choices = studyModes.map((value) => {
    const Icon = icons[value];
    return {
      value,
      content: (
        <>
          <Icon className="size-4 max-sm:hidden" aria-hidden />
          {modeTexts.names[value]}
        </>
      ),
    };
  });
  return (
    <ChoiceRow
      legend={modeTexts.legend}
      choices={choices}
      value={mode}
      onChange={onChoose}
      className="bg-sheet p-0.5"
      itemClassName="min-h-9 flex-1 justify-center gap-2 px-1 text-sm font-semibold pointer-coarse:min-h-11"
    />
  );
}
