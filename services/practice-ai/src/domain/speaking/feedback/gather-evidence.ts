import type { Correction, SpeakingEvidence } from '@b1fuchs/contracts';
import type { DependencyParser } from '../../../clients/dependency-parser.js';
import type { GrammarEngine } from '../../../clients/grammar-engine.js';
import { leaveOut } from '../../engine-failures.js';
import { correctedText } from '../../grading/corrected-text.js';
import { isGerman } from '../../grading/german.js';
import { wordsOf } from '../../grading/sentences.js';
import type { Withdrawn } from '../../reported/withdrawn.js';
import { hearSpeech, INAUDIBLE } from './hear-speech.js';
import type { SpokenEvidence } from './rating/spoken-evidence.js';
import { answerIn, isAnswer } from './rating/spoken-answer.js';
import { measureSound } from './sound/sound.js';
import type { FeedbackTopic } from './topic/feedback-topic.js';
import { fitByStems, type SpeechJudge } from './topic/speech-judge.js';

type Parts = { engine: GrammarEngine; parser: DependencyParser; isWithdrawn?: Withdrawn; judge: Pick<SpeechJudge, 'judge'> };
type Input = { text: string; topic: FeedbackTopic | string; sound: SpeakingEvidence | undefined };

/** The exam's conversation has 15 minutes, which are 1,800 words at a native's speed and 11,000 characters; more is not read. */
const READ_CHARACTERS = 20_000;

/** Everything that the bands of an answer are computed from. Throws EngineFailure without the grammar engine. */
export async function gatherEvidence({ judge, ...hearing }: Parts, { text, topic, sound }: Input): Promise<{ evidence: SpokenEvidence; corrections: Correction[]; notice: string | undefined }> {
  const read = firstTurns(text);
  const recognised = new Set(sound?.phrases.flatMap((phrase) => wordsOf(phrase.text)));
  const heard = await hearSpeech(hearing, read, recognised);
  // With the marks that were found missing: what joins two sentences must not depend on what nobody hears.
  const answer = answerIn(correctedText(heard.written, heard.found.filter(({ category }) => INAUDIBLE.has(category))));
  const corrected = answerIn(correctedText(heard.written, heard.found));
  const judged = await judge.judge(topic, answer.sentences.join(' '), answer.sentences).catch(leaveOut);

  const notices = [
    ...(read.length < text.length ? [`Ihr Gespräch ist sehr lang. Bewertet sind die ersten ${wordsOf(read).length} Wörter.`] : []),
    ...(judged === undefined ? ['Die Themenprüfung war gerade nur nach Stichwörtern möglich.'] : []),
    ...(heard.parserUsed ? [] : ['Ein Teil der Grammatikprüfung war gerade nicht erreichbar.']),
  ];
  return {
    evidence: {
      kind: typeof topic === 'string' ? 'presentation' : topic.kind,
      answer,
      corrected,
      isGerman: isGerman(answer.sentences.join(' ')),
      mistakes: heard.found.filter(({ category }) => !INAUDIBLE.has(category)),
      lemmas: heard.words.filter(({ sentence }) => isAnswer(sentence)).flatMap(({ lemmas }) => lemmas),
      fit: judged ?? fitByStems(topic, answer.sentences),
      sound: sound === undefined ? undefined : measureSound(sound, read),
    },
    corrections: heard.corrections,
    notice: notices.length === 0 ? undefined : notices.join(' '),
  };
}

/** As many whole turns as are read; of one that is longer its beginning. */
function firstTurns(text: string): string {
  if (text.length <= READ_CHARACTERS) return text;
  const start = text.slice(0, READ_CHARACTERS);
  const end = start.lastIndexOf('\n\n');
  return end > 0 ? start.slice(0, end) : start;
}
