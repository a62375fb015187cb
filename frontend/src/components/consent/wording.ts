/** The consent to an outside model; what is agreed to comes from the server. */
export const consentTexts = {
  question: 'Soll auch eine KI Ihre Texte lesen?',
  language: 'Sprache dieser Information',
  agree: { de: 'Zustimmen', en: 'I agree', fa: 'موافقم' },
  notNow: { de: 'Nicht jetzt', en: 'Not now', fa: 'فعلاً نه' },
  reworded: 'Diese Information hat sich gerade geändert. Bitte lesen Sie sie noch einmal.',
  things: { texts: 'Ihre Texte', 'texts-and-voice': 'Ihre Texte und Aufnahmen' },
  sent: (things: string, recipient: string): string => `${things} werden an ${recipient} gesendet.`,
  notSent: (things: string, recipient: string): string => `${things} werden nicht an ${recipient} gesendet.`,
  change: 'Ändern',
  changeLabel: 'Ändern, ob Ihre Texte gesendet werden',
  given: 'Sie haben zugestimmt',
  givenOn: (day: string): string => `Ihre Zustimmung gilt seit dem ${day}.`,
  withdraw: { de: 'Zustimmung zurücknehmen', en: 'Withdraw my consent', fa: 'پس گرفتن موافقت' },
  close: 'Schließen',
} as const;
