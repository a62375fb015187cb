/** What is in the copy of somebody's data: a file for each service, and what it holds in German and English. */
export const dataFiles = {
  auth: { name: 'konto.json', german: 'Ihr Konto, Ihre Einwilligungen und welche E-Mails wir Ihnen geschickt haben', english: 'your account, your consents, and which e-mails we sent you' },
  'practice-ai': {
    name: 'uebungen.json',
    german: 'Ihre Texte und Gespräche mit den Rückmeldungen, angezweifelte Korrekturen, Einwilligung und Verbrauch bei einem KI-Anbieter',
    english: 'your texts and conversations with the feedback, corrections you disputed, your consent to an AI provider and how much of it you used',
  },
  vocabulary: { name: 'wortschatz.json', german: 'Ihre Karten, Antworten und Einstellungen', english: 'your flashcards, answers and settings' },
  progress: { name: 'fortschritt.json', german: 'Ihre Übungen, Übungstage, Punkte, Abzeichen und Erinnerungen', english: 'your exercises, practice days, points, badges and reminders' },
  billing: { name: 'zugang.json', german: 'Ihre Probezeit', english: 'your free trial' },
  admin: { name: 'support.json', german: 'Ihre Nachrichten an den Support mit unseren Antworten und was mit der Sicherheit Ihres Kontos geschah', english: 'your messages to our support with our answers, and what happened to the safety of your account' },
  report: { name: 'berichte.json', german: 'wann Sie ein PDF erstellt haben', english: 'when you made a PDF' },
} as const;

export type DataSource = keyof typeof dataFiles;
export const dataSources = Object.keys(dataFiles) as DataSource[];

/** README.txt of the copy. */
export function dataReadme({ username, date }: { username: string; date: string }): string {
  const files = Object.values(dataFiles);
  return [
    `B1 Fuchs: Ihre Daten (${username}, ${date})`,
    'Diese Dateien enthalten alles, was B1 Fuchs über Sie gespeichert hat. Es sind Textdateien im Format JSON, die Sie mit jedem Texteditor öffnen können. Zeitpunkte sind in UTC angegeben. Nicht enthalten sind Geheimnisse wie Ihr Passwort, das wir selbst nicht kennen, und die Schlüssel der Zwei-Faktor-Anmeldung.',
    files.map(({ name, german }) => `${name}: ${german}`).join('\n'),
    '— English —',
    'These files hold everything that B1 Fuchs has stored about you. They are text files in the JSON format, which any text editor can open. Times are in UTC. Secrets are left out: your password, which we do not know ourselves, and the keys of two-factor sign-in.',
    files.map(({ name, english }) => `${name}: ${english}`).join('\n'),
    '',
  ].join('\n\n');
}
