import type { StyleEdit } from '../style-rule.js';
import type { LearningTopic } from '../target-style.js';
import { newDraft } from '../../grammar/draft.js';
import { amendWithEdits } from '../style-draft.js';
import { analyseStyle } from './analyse-style.js';
import { composeRefinement } from './compose-refinement.js';
import type { AddressOutcome, Step } from './evidence.js';
import { learningPoints } from './learning-points.js';

const step = (original: string, replacement: string, topic: LearningTopic): Step => ({
  original,
  edit: { from: 0, to: original.length, replacement, explanation: 'So ist es besser.', topic },
});

describe('learning points', () => {
  test('are at most four, one for each topic, with an example from the text', () => {
    const steps = [
      step('du gehst', 'Sie gehen', 'sie-form'),
      step('dir', 'Ihnen', 'sie-form'),
      step('kriegen', 'bekommen', 'colloquial-words'),
      step('LG', 'Mit freundlichen Grüßen', 'closing'),
      step('Hi', 'Guten Tag', 'greeting'),
      step('echt', 'sehr', 'particles'),
    ];
    const found = learningPoints(steps, []);
    expect(found.map(({ example }) => example)).toEqual(['„du gehst“ → „Sie gehen“', '„kriegen“ → „bekommen“', '„echt“ → „sehr“', '„Hi“ → „Guten Tag“']);
    expect(learningPoints(steps, [{ original: 'mit dich', improved: 'mit dir' }])).toHaveLength(4);
  });

  test('are none where nothing changed', () => {
    expect(learningPoints([], [])).toEqual([]);
  });
});

describe('the analysis of a style', () => {
  test('counts what shows it and says what the target asks for', () => {
    const analysis = analyseStyle('Hallo Anna,\n\nhast du dein Buch?\n\nLG\nTom', 'formal', [step('echt', 'sehr', 'particles')]);
    expect(analysis).toBe(
      'Ihr Text klingt persönlich: Er enthält 2-mal die du-Form, einmal Umgangssprache, die Anrede „Hallo Anna“ und die Grußformel „LG“. ' +
        'Ein formeller Text braucht die Sie-Form, neutrale Wörter und höfliche Bitten.',
    );
  });

  test('names what makes an academic text personal', () => {
    expect(analyseStyle('Ich finde, dass man Geld spart.', 'academic', [step('Ich finde', 'Es lässt sich feststellen', 'impersonal'), step('man Geld spart', 'Geld gespart wird', 'passive')])).toBe(
      'Ihr Text klingt persönlich: Er enthält 2-mal „ich“, „wir“ oder „man“. Ein akademischer Text ist sachlich und unpersönlich, ohne Umgangssprache und Ausrufe.',
    );
  });

  test('sees a mixture of du and Sie', () => {
    expect(analyseStyle('Hast du Zeit? Ich möchte Sie sehen.', 'formal', [])).toContain('mischt „du“ und „Sie“');
  });
});

describe('the whole answer', () => {
  const compose = (source: string, edits: StyleEdit[], address: AddressOutcome = 'none', isComplete = true) =>
    composeRefinement({
      source,
      isComplete,
      style: 'formal',
      corrected: source,
      draft: amendWithEdits(newDraft(source), edits),
      steps: edits.map((edit) => ({ original: source.slice(edit.from, edit.to), edit })),
      address,
    });

  test('says that nothing had to change', () => {
    expect(compose('Ich komme gern.', [])).toMatchObject({ refinedText: 'Ich komme gern.', changes: [], learningPoints: [] });
    expect(compose('Ich komme gern.', []).overallFeedback).toBe('Sehr gut! Ihr Text passt schon zum formellen Stil; wir haben nichts geändert.');
  });

  test('of a text to Frau Weber that stays as it is names the Sie rather than praising the style', () => {
    expect(compose('Kannst du kommen, Frau Weber?', [], 'surname').overallFeedback).toBe(
      'Am Stil haben wir nichts geändert. Zu einer Person, die Sie mit dem Nachnamen ansprechen, sagt man auch in einem persönlichen Text überall „Sie“.',
    );
  });

  test('of a letter to the family that stays as it is says why du stays', () => {
    expect(compose('Liebe Oma, wie geht es dir?', [], 'family').overallFeedback).toBe(
      'Am Stil haben wir nichts geändert. Zu Familie und Freunden sagt man auch in sorgfältigem Deutsch „du“; deshalb bleibt die Anrede.',
    );
  });

  test.each([
    ['English', 'Dear Anna, thank you very much for the invitation to your party.'],
    ['a list of words', 'Haus, kaputt, Leute, super'],
    ['one word', 'Hallo'],
  ])('does not praise %s', (_name, source) => {
    expect(compose(source, []).overallFeedback).toBe(
      'Wir haben nichts geändert. Ob Ihr Text deutsch ist, konnten wir nicht sicher erkennen. Schreiben Sie ein paar ganze deutsche Sätze, dann verbessern wir den Stil gern.',
    );
  });

  test('without the parser says that the style was not looked at, and neither praises nor blames the text', () => {
    const notice = 'Den Stil konnten wir gerade nicht vollständig prüfen. Bitte versuchen Sie es später noch einmal.';
    expect(compose('Kannst du mir helfen?', [], 'uncertain', false)).toMatchObject({ notice, overallFeedback: 'Am Stil haben wir nichts geändert.' });
    expect(compose('Ich komme gern.', [], 'none', false)).toMatchObject({ notice, overallFeedback: 'Am Stil haben wir nichts geändert.' });
    expect(compose('Ich komme gern.', [])).not.toHaveProperty('notice');
  });

  test('counts the changes as they are shown', () => {
    const edits = [
      { from: 0, to: 3, replacement: 'Sie', explanation: 'Erster Grund.', topic: 'sie-form' },
      { from: 4, to: 7, replacement: 'sehr', explanation: 'Zweiter Grund.', topic: 'particles' },
    ] as const;
    const { changes, overallFeedback } = compose('ihr alt bleibt', [...edits]);
    expect(changes).toHaveLength(2);
    expect(overallFeedback).toContain('An 2 Stellen');
  });

  test('gives one reason once where two changes met', () => {
    const edit = { from: 0, to: 2, replacement: 'Sie', explanation: 'So ist es höflich. So ist es höflich.', topic: 'sie-form' } as const;
    expect(compose('du da', [edit]).changes).toEqual([{ original: 'du', improved: 'Sie', explanation: 'So ist es höflich.' }]);
  });
});
