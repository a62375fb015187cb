import { paths } from '../../../lib/paths.js';
import { greetingFor } from './greeting.js';

const known = { streakDays: 3, recentActivities: ['Schreiben: Party'], nextMilestone: 'B1 Zertifikat', completedExercises: 12 };
const greeting = (changes: Partial<typeof known>) => greetingFor({ ...known, ...changes });

test('without progress data Fuchs introduces himself', () => {
  expect(greetingFor(undefined)).toEqual({ text: 'Hallo, ich bin Fuchs, Ihr B1-Coach. Was möchten Sie heute üben?', isCelebration: false });
});

test('without a streak the learner is welcomed back and invited to begin one, whatever was practised before', () => {
  expect(greeting({ streakDays: 0 }).text).toMatch(/^Willkommen zurück!.*neue Serie/);
  expect(greeting({ streakDays: 0, recentActivities: [] }).text).toMatch(/^Willkommen zurück!/);
});

test('nobody is welcomed back who was never here', () => {
  expect(greeting({ streakDays: 0, recentActivities: [], completedExercises: 0 }).text).toMatch(/ersten Übung.*Serie/);
});

test('from seven days on the streak is celebrated, before anything else is said', () => {
  expect(greeting({ streakDays: 6 }).isCelebration).toBe(false);
  expect(greeting({ streakDays: 7 })).toEqual({ text: expect.stringContaining('7 Tage') as string, isCelebration: true });
  expect(greeting({ streakDays: 1_000, recentActivities: [] }).text).toContain('1.000 Tage');
});

test('without recent practice speaking is the beginning', () => {
  expect(greeting({ recentActivities: [] })).toMatchObject({ text: expect.stringContaining('mit dem Sprechen') as string, link: { to: paths.speaking } });
});

test('after speaking comes writing, after writing comes listening', () => {
  expect(greeting({ recentActivities: ['Sprechen: Gemeinsam etwas planen', 'Schreiben: Party'] }).link?.to).toBe('/writing');
  expect(greeting({ recentActivities: ['Schreiben: Party', 'Sprechen: Sich vorstellen'] })).toMatchObject({
    text: expect.stringContaining('Hörverstehen') as string,
    link: { to: '/vocabulary?tab=study&mode=listening' },
  });
  expect(greeting({ recentActivities: ['Schreiben: Über das Sprechen'] }).link?.to).toBe('/writing');
});

test('after anything else the next milestone is named', () => {
  expect(greeting({ recentActivities: ['Wortschatz: 10 Karten', 'Sprechen: Sich vorstellen'] })).toEqual({ text: expect.stringContaining('B1 Zertifikat') as string, isCelebration: false });
});
