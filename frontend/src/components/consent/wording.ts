/** The consent to an outside model; what is agreed to comes from the server. */
export const consentTexts = {
  questions: {
    texts: 'Soll auch eine KI Ihre Texte lesen?',
    voice: 'Dürfen Ihre Aufnahmen an einen anderen Anbieter gehen?',
    'texts-and-voice': 'Soll auch eine KI Ihre Texte lesen und Ihre Aufnahmen hören?',
  },
  language: 'Sprache dieser Information',
  agree: { de: 'Zustimmen', en: 'I agree', fa: 'موافقم' },
  notNow: { de: 'Nicht jetzt', en: 'Not now', fa: 'فعلاً نه' },
  reworded: 'Diese Information hat sich gerade geändert. Bitte lesen Sie sie noch einmal.',
  things: { texts: 'Ihre Texte', voice: 'Ihre Aufnahmen', 'texts-and-voice': 'Ihre Texte und Aufnahmen' },
  sent: (things: string, recipient: string): string => `${things} werden an ${recipient} gesendet.`,
  notSent: (things: string, recipient: string): string => `${things} werden nicht an ${recipient} gesendet.`,
  change: 'Ändern',
  changeLabel: (things: string): string => `Ändern, ob ${things} gesendet werden`,
  given: 'Sie haben zugestimmt',
  givenOn: (day: string): string => `Ihre Zustimmung gilt seit dem ${day}.`,
  withdraw: { de: 'Zustimmung zurücknehmen', en: 'Withdraw my consent', fa: 'پس گرفتن موافقت' },
  close: 'Schließen',
} as const;
