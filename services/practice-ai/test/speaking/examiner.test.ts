import { planningTasks } from '../../src/domain/speaking/catalogue/planning-tasks.js';
import { presentationTopics } from '../../src/domain/speaking/catalogue/presentation-topics.js';
import { personalQuestions } from '../../src/domain/speaking/catalogue/personal-questions.js';
import { findTopic, listenedPoints, speakingTopics, type SpeakingTopic } from '../../src/domain/speaking/catalogue/speaking-topics.js';
import { summaryOpenings } from '../../src/domain/speaking/catalogue/examiner-phrases.js';
import { play, type Played } from './examiner-under-test.js';
import { learners } from './learners.js';

/** All topics with one learner, with engines that share their machine. */
const timeoutMs = 300_000;

function mustFind(stage: 'planning' | 'presentation', id: string): SpeakingTopic {
  const topic = findTopic(stage, id);
  if (!topic) throw new Error(`no topic ${id}`);
  return topic;
}

const summaryOf = ({ examiner }: Played): string | undefined => examiner.find((turn) => summaryOpenings.some((opening) => turn.includes(opening)));

describe.each(learners)('with somebody who $name', ({ says }) => {
  test('the examiner ends every talk, repeats no turn and says something in each', async () => {
    for (const topic of speakingTopics) {
      const { examiner, ended } = await play(topic, (turn, last) => says(topic, turn, last));
      expect([topic.id, ended]).toEqual([topic.id, true]);
      expect([topic.id, examiner.filter((turn, index) => examiner.indexOf(turn) !== index)]).toEqual([topic.id, []]);
      expect(examiner.every((turn) => turn.length > 10)).toBe(true);
    }
  }, timeoutMs);

  test('the examiner takes up each point of a plan and sums it up', async () => {
    for (const task of planningTasks) {
      const topic = mustFind('planning', task.id);
      const played = await play(topic, (turn, last) => says(topic, turn, last));
      const summary = summaryOf(played) ?? '';
      // Each point is in it by its title; two points that one sentence settled are said once.
      const settled = task.points.filter(({ title }) => summary.includes(title));
      expect([task.id, settled.length >= task.points.length - 1]).toEqual([task.id, true]);
    }
  }, timeoutMs);
});

describe('planning together', () => {
  const fluent = learners[0];

  test('the partner disagrees once with somebody who proposes something for each point', async () => {
    const { disagreements } = await import('../../src/domain/speaking/catalogue/examiner-phrases.js');
    for (const task of planningTasks) {
      const topic = mustFind('planning', task.id);
      const { examiner } = await play(topic, (turn, last) => fluent?.says(topic, turn, last));
      expect([task.id, examiner.filter((turn) => disagreements.some((phrase) => turn.includes(phrase))).length]).toEqual([task.id, 1]);
    }
  }, timeoutMs);

  test('what the learner proposed is said back and stands in the summary', async () => {
    const says = [
      'Ich denke, wir können am Freitag um 17 Uhr feiern.',
      'Wir könnten ihre Freunde in ein Restaurant einladen.',
      'Nein, ich finde das Restaurant besser.',
      'Ja, einverstanden.',
      'Wir könnten Mirela einen Gutschein schenken.',
      'Ich kaufe die Getränke und Sie schmücken den Raum.',
    ];
    const played = await play(mustFind('planning', 'abschiedsfeier-kollegin'), (turn) => says[turn]);
    const summary = summaryOf(played) ?? '';
    expect(played.examiner[1]).toContain('Wir wollen also am Freitag um 17 Uhr feiern.');
    for (const part of ['am Freitag um 17 Uhr feiern', 'Gutschein schenken', 'Sie wollen die Getränke kaufen', 'ich soll den Raum schmücken']) expect(summary).toContain(part);
  }, timeoutMs);

  test.each([
    ['makes a choice of two', 'fahrradtour', ['Sollen wir am Samstag oder am Sonntag fahren?'], 'Lieber am Samstag.'],
    ['says what it would do, to a question', 'fahrradtour', ['Wohin sollen wir fahren?'], 'Der See wäre ein gutes Ziel'],
    ['reminds of what was settled', 'fahrradtour', ['Wir fahren am Samstag um acht Uhr los.', 'Wann fahren wir los?'], 'am Samstag um acht Uhr'],
    ['explains a word', 'abschiedsfeier-kollegin', ['Was bedeutet „Geschenk“?'], '„Geschenk“ heißt auf Englisch „present“'],
    ['answers a question about itself', 'fahrradtour', ['Haben Sie am Samstag Zeit?'], 'Ja, '],
    ['joins a day and an hour', 'fahrradtour', ['Am Samstag passt es gut.', 'Acht Uhr ist gut, da ist es noch nicht so heiß.'], 'am Samstag um acht Uhr'],
    ['takes over what is named in speech without punctuation', 'umzug-eines-freundes', ['samstag um neun', 'mein bruder hat ein auto', 'nein ich finde das auto besser'], 'Auto'],
  ])('the partner %s', async (_, id, says, expected) => {
    const { examiner } = await play(mustFind('planning', id), (turn) => says[turn] ?? 'Ja, das ist gut.');
    const answers = `${examiner[says.length] ?? ''} ${examiner.find((turn) => summaryOpenings.some((opening) => turn.includes(opening))) ?? ''}`;
    expect(answers).toContain(expected);
  }, timeoutMs);

  test('who insists on leaving is let go, and the plan so far is said', async () => {
    const { examiner, ended } = await play(mustFind('planning', 'fahrradtour'), (turn) => ['Am Samstag um acht Uhr.', 'Ich muss jetzt gehen, tschüss.', 'Auf Wiedersehen.'][turn]);
    expect(ended).toBe(true);
    expect(examiner.at(-1)).toContain('am Samstag um acht Uhr');
  }, timeoutMs);

  test('the plan is said again to somebody who has not heard it', async () => {
    const { examiner } = await play(mustFind('planning', 'fahrradtour'), (turn, last) =>
      turn === 0 ? 'Am Samstag um acht Uhr.' : summaryOpenings.some((opening) => last.includes(opening)) ? 'Entschuldigung, können Sie das bitte wiederholen?' : 'Ja, gut.',
    );
    expect(examiner.filter((turn) => turn.includes('am Samstag um acht Uhr')).length).toBeGreaterThanOrEqual(3);
  }, timeoutMs);

  test('what was agreed can still be changed, before the summary and after it', async () => {
    const says = ['Am Samstag um acht Uhr fahren wir los.', 'Wir können an den See fahren.'];
    const played = await play(mustFind('planning', 'fahrradtour'), (turn) => says[turn] ?? 'Ja, gut.');
    expect(played.ended).toBe(true);
    const changed = await play(mustFind('planning', 'fahrradtour'), (turn, last) =>
      turn === 0 ? 'Wir können an den See fahren.' : summaryOpenings.some((opening) => last.includes(opening)) ? 'Nein, wir können lieber zu der alten Burg fahren.' : 'Ja, das ist gut.',
    );
    expect(changed.examiner.at(-1)).toContain('zu der alten Burg fahren');
  }, timeoutMs);
});

describe('a presentation', () => {
  test('is not asked about what it has said, and ends with a remark and a question of the partner', async () => {
    for (const topic of presentationTopics) {
      const found = mustFind('presentation', topic.id);
      const [first = [], second = []] = listenedPoints(found).map(({ wordings }) => wordings);
      const says = [[...first.slice(0, 2), ...second.slice(0, 2)].join(' ')];
      const { examiner } = await play(found, (turn) => says[turn] ?? 'Ja, das sehe ich in meinem Land auch so, und viele Leute denken das.');
      const asked = examiner.slice(1).join(' ');
      for (const { followUps } of topic.guidingQuestions.slice(0, 2)) expect([topic.id, followUps.filter((one) => asked.includes(one))]).toEqual([topic.id, []]);
      expect(asked).toContain(topic.closing.remark);
      expect(asked).toContain(topic.closing.question);
    }
  }, timeoutMs);
});

describe('the introduction', () => {
  test('asks at most five questions and none that was answered', async () => {
    const intro = speakingTopics.find(({ stage }) => stage === 'intro');
    if (!intro) throw new Error('no introduction');
    const { examiner, ended } = await play(intro, (turn) =>
      turn === 0 ? 'Guten Tag, ich heiße Samira und komme aus Isfahan im Iran. Ich wohne jetzt in Köln in einer kleinen Wohnung.' : 'Ja, das mache ich sehr gern und oft mit meinen Freunden.',
    );
    const asked = personalQuestions.filter(({ question }) => examiner.some((turn) => turn.includes(question))).map(({ id }) => id);
    expect(asked.length).toBeLessThanOrEqual(5);
    expect(asked).not.toEqual(expect.arrayContaining(['name']));
    expect(asked).not.toEqual(expect.arrayContaining(['herkunft']));
    expect(asked).not.toEqual(expect.arrayContaining(['wohnen']));
    expect(ended).toBe(true);
  }, timeoutMs);
});
