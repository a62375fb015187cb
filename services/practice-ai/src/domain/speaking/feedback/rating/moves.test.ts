import { movesIn, talkPartsIn } from './moves.js';

describe('what partners of a plan do', () => {
  test.each([
    ['propose', 'Wir könnten am Freitag feiern.'],
    ['propose', 'Ich schlage vor, dass wir um acht anfangen.'],
    ['propose', 'Ich kann einen Salat mitbringen.'],
    ['propose', 'Ich kümmere mich um die Musik.'],
    ['agree', 'Das ist eine gute Idee.'],
    ['agree', 'Da bin ich ganz Ihrer Meinung.'],
    ['agree', 'Einverstanden, so machen wir das.'],
    ['agree', 'Ja, das finde ich auch gut.'],
    ['disagree', 'Ich würde lieber zu Hause bleiben.'],
    ['disagree', 'Das ist mir zu teuer.'],
    ['disagree', 'Ich glaube nicht, dass alle Zeit haben.'],
    ['ask', 'Passt Ihnen der Samstag?'],
  ] as const)('%s: “%s”', (move, sentence) => {
    expect(movesIn([sentence])).toContain(move);
  });

  test('is counted once a kind, and not in other sentences', () => {
    expect([...movesIn(['Wir könnten feiern.', 'Wir könnten kochen.'])]).toEqual(['propose']);
    expect([...movesIn(['Ich heiße Ali.', 'Samstag.', 'Ich habe einen Bruder.'])]).toEqual([]);
  });
});

describe('the parts of a talk', () => {
  const talk = ['Guten Tag, mein Thema ist das Internet.', 'Zuerst erzähle ich von mir, danach nenne ich Vorteile.', 'Es ist nützlich.', 'Vielen Dank fürs Zuhören.'];

  test('are its opening, its outline and its close', () => {
    expect([...talkPartsIn(talk)]).toEqual(['opening', 'outline', 'closing']);
    expect([...talkPartsIn(talk.slice(1, 3))]).toEqual(['outline']);
  });

  test('one word of order is no outline, and thanks at the start are no close', () => {
    expect([...talkPartsIn(['Vielen Dank, dann fange ich an.', 'Ich mag Katzen.'])]).toEqual([]);
  });

  test('an opening stands at the beginning', () => {
    expect([...talkPartsIn(['Ich mag Katzen.', 'Sie sind schön.', 'Ich habe zwei.', 'Mein Thema ist die Katze.'])]).toEqual([]);
  });
});
