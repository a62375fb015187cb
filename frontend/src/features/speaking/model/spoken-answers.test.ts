import { speakingEvidenceSchema } from '@b1fuchs/contracts';
import type { SpeechEvidence } from '../../../lib/speech/recognition/evidence.js';
import { createSpokenAnswers } from './spoken-answers.js';

const spoken = (text: string, durationMs: number): SpeechEvidence => ({
  recognisedBy: 'browser',
  phrases: [{ text, confidence: 0.9, alternatives: [{ text: `${text}?`, confidence: null }], startMs: 100, endMs: durationMs - 100 }],
  pauses: [],
  speakingMs: durationMs - 200,
  durationMs,
  timing: 'measured',
});

test('all spoken answers that were sent are one, their times one after the other', () => {
  const answers = createSpokenAnswers();
  answers.add(spoken('Ich heiße Ali.', 2_000));
  answers.add(spoken('Ich komme aus Köln.', 3_000));
  answers.send();
  answers.add(spoken('Ich koche gern.', 1_000));
  answers.send();
  const evidence = answers.evidence();
  expect(evidence?.phrases.map(({ text, startMs, endMs }) => [text, startMs, endMs])).toEqual([
    ['Ich heiße Ali.', 100, 1_900],
    ['Ich komme aus Köln.', 2_100, 4_900],
    ['Ich koche gern.', 5_100, 5_900],
  ]);
});

test('what a phrase may have been besides is told, not the phrase once more', () => {
  const answers = createSpokenAnswers();
  const [phrase] = spoken('Ich heiße Ali.', 2_000).phrases;
  if (phrase === undefined) throw new Error('no phrase');
  answers.add({ ...spoken('', 2_000), phrases: [{ ...phrase, alternatives: [{ text: phrase.text, confidence: 0.9 }, { text: 'Ich weiß alles.', confidence: 0.4 }] }] });
  answers.send();
  expect(answers.evidence()?.phrases[0]?.alternatives).toEqual([{ text: 'Ich weiß alles.', confidence: 0.4 }]);
});

test('typed answers have none, and neither has a spoken one that was taken out of the field or not sent yet', () => {
  const answers = createSpokenAnswers();
  answers.send();
  expect(answers.evidence()).toBeUndefined();
  answers.add(spoken('Äh.', 1_000));
  answers.dropUnsent();
  answers.send();
  answers.add(spoken('Noch nicht gesendet.', 1_000));
  expect(answers.evidence()).toBeUndefined();
});

test('however much was said, the server takes it', () => {
  const answers = createSpokenAnswers();
  const long = spoken('a'.repeat(3_000), 1_000);
  for (let count = 0; count < 600; count += 1) answers.add({ ...long, phrases: long.phrases.map((phrase) => ({ ...phrase, alternatives: Array.from({ length: 12 }, () => ({ text: phrase.text, confidence: 0.5 })) })) });
  answers.send();
  expect(speakingEvidenceSchema.safeParse(answers.evidence()).success).toBe(true);
  expect(answers.evidence()?.phrases).toHaveLength(500);
});
