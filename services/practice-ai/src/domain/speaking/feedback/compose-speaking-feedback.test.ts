import type { Band, SpeakingCriterion } from '@b1fuchs/contracts';
import { speakingCriterionNameSchema } from '@b1fuchs/contracts';
import { someCorrections } from '../../../../test/some-evidence.js';
import { someSpeechFit, someSpokenEvidence } from '../../../../test/speaking/some-spoken-evidence.js';
import { composeSpeakingFeedback } from './compose-speaking-feedback.js';

const bands: readonly Band[] = ['A', 'B', 'C', 'D', 'E'];
const criteria = (letters: string): SpeakingCriterion[] =>
  speakingCriterionNameSchema.options.map((name, index) => ({ name, band: bands.find((band) => band === letters[index]) ?? null, reason: `Grund ${index + 1}. Rat ${index + 1}.` }));
const compose = (letters: string, evidence = someSpokenEvidence(), corrections = someCorrections(3, 'case')) =>
  composeSpeakingFeedback({ evidence, criteria: criteria(letters), corrections, notice: undefined });

describe('the feedback on speech', () => {
  test.each([
    ['AAAA-', 'Ausgezeichnet! '],
    ['AABB-', 'Sehr gut! '],
    ['BBBB-', 'Gut gemacht! '],
    ['BBCC-', 'Solide Leistung! '],
    ['CCCB-', 'Ihre Sätze sind meistens richtig. '],
    ['CCCC-', 'Gut ist, dass Sie sich auf Deutsch verständlich machen und etwas zu „Punkt 1“ gesagt haben. '],
  ])('for %s opens with “%s”', (letters, opening) => {
    expect(compose(letters).overallFeedback.startsWith(opening)).toBe(true);
  });

  test('does not quote a personal question as what was spoken about', () => {
    expect(compose('CCCC-', someSpokenEvidence({ kind: 'intro' })).overallFeedback).toContain('Fragen zu Ihrer Person beantwortet haben.');
  });

  test('names the two things that matter most, the weakest criterion first', () => {
    const { overallFeedback } = compose('ACBD-');
    expect(overallFeedback).toContain('Die zwei wichtigsten Dinge für das nächste Mal: 1. Achten Sie auf: „meine Bruder“ → „mein Bruder“ und „meine Bruder“ → „mein Bruder“. 2. Grund 2.');
    expect(overallFeedback).not.toContain('3.');
  });

  test('names one where only one is left, and none where all is well', () => {
    expect(compose('BAAA-', someSpokenEvidence({ fit: someSpeechFit(5, 4) })).overallFeedback).toContain('Das Wichtigste für das nächste Mal: Sprechen Sie auch über diesen Punkt: „Punkt 5“.');
    expect(compose('AAAAA').overallFeedback).toContain('Machen Sie so weiter!');
  });

  test('says on another topic, in another language and of nothing what to do', () => {
    expect(compose('ECCC-', someSpokenEvidence({ fit: someSpeechFit(5, 0, false) })).overallFeedback).toContain('Bleiben Sie bei dem Thema');
    expect(compose('EEEE-', someSpokenEvidence({ isGerman: false })).overallFeedback).toContain('Sprechen Sie Deutsch');
    expect(compose('EEEE-', someSpokenEvidence({ text: 'Ja.' })).overallFeedback).toMatch(/^Gut, dass Sie angefangen haben.*ganzen Sätzen/u);
  });

  test.each([
    [someSpokenEvidence(), 'Was Sie gesagt haben, passt sehr gut zum Thema. Sie haben alle Punkte besprochen.'],
    [someSpokenEvidence({ fit: someSpeechFit(5, 3) }), 'Was Sie gesagt haben, passt zum Thema. Sie haben 3 von 5 Punkten besprochen.'],
    [someSpokenEvidence({ fit: someSpeechFit(5, 1) }), 'Sie haben das Thema erst berührt. Sie haben 1 von 5 Punkten besprochen.'],
    [someSpokenEvidence({ fit: someSpeechFit(5, 1, false) }), 'Sie haben über etwas anderes gesprochen als über das gewählte Thema.'],
    [someSpokenEvidence({ fit: { onTopic: true, points: [] } }), 'Was Sie gesagt haben, passt zum Thema.'],
  ])('says how it fits the topic', (evidence, text) => {
    expect(compose('BBBB-', evidence).topicRelevance).toBe(text);
  });

  test('passes on a notice, and says that pronunciation was not rated', () => {
    const feedback = composeSpeakingFeedback({ evidence: someSpokenEvidence(), criteria: criteria('AAAA-'), corrections: [], notice: 'Ein Teil fehlt.' });
    expect(feedback.notice).toBe('Ein Teil fehlt.');
    expect(feedback.pronunciation).toBe('Grund 5. Rat 5.');
    expect(compose('AAAA-')).not.toHaveProperty('notice');
  });
});
