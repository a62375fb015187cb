import { countWords, minimumWords, PASS_MARK, type WritingSection } from '@b1fuchs/contracts';
import type { MascotHint } from '../../../components/mascot/mascot-hint.js';
import { mascotTexts } from '../wording.js';
import type { Analysis } from './use-analyses.js';

type Situation = {
  section: WritingSection;
  hasTask: boolean;
  /** What is on the sheet. */
  text: string;
  analysis: Pick<Analysis, 'isReading' | 'error' | 'result'>;
};

/** The one thing worth saying where the learner is now. */
export function mascotHint({ section, hasTask, text, analysis }: Situation): MascotHint {
  const { isReading, error, result } = analysis;
  if (!hasTask) return { state: 'idle', text: mascotTexts.chooseTopic };
  if (isReading) return { state: 'thinking', text: mascotTexts.reading, isAnnounced: true };
  if (error !== null) return { state: 'idle', text: mascotTexts.failed, isAnnounced: true };
  if (result === null) return hintForWriting(section, text);
  if (result.isLocal) return { state: 'idle', text: mascotTexts.offline };
  if (result.text !== text) return { state: 'idle', text: mascotTexts.revising };
  return hintForResult(result.feedback.grade >= PASS_MARK, result.feedback.corrections.length > 0);
}

function hintForWriting(section: WritingSection, text: string): MascotHint {
  const count = countWords(text);
  if (count === 0) return { state: 'speaking', text: mascotTexts.begin[section] };
  return { state: 'idle', text: count < minimumWords(section) ? mascotTexts.writing : mascotTexts.rereading };
}

function hintForResult(hasPassed: boolean, hasCorrections: boolean): MascotHint {
  if (hasPassed) return { state: 'celebrating', text: hasCorrections ? mascotTexts.passed : mascotTexts.passedWithoutErrors };
  return { state: 'speaking', text: hasCorrections ? mascotTexts.notPassed : mascotTexts.notPassedWithoutErrors };
}
