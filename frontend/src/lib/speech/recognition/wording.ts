import { help } from '../../interface-language/help.js';

/** Spec 2, section 8. */
const microphoneFailed = 'Mikrofon-Zugriff fehlgeschlagen. Bitte erlauben Sie den Zugriff auf Ihr Mikrofon';

/** 'speaking' for the exam, 'conversation' for the free conversation (spec 2, section 8). */
export type DictationWording = 'speaking' | 'conversation';

export const microphoneFailure: Record<DictationWording, string> = {
  speaking: help(`${microphoneFailed} und versuchen Sie es erneut.`),
  conversation: help(`${microphoneFailed}.`),
};

/** By the recogniser's error (spec 2, section 8). Any other one, and 'aborted', stops in silence. */
export const recogniserErrors: Readonly<Record<string, string>> = {
  'audio-capture': help('Mikrofon-Zugriff fehlgeschlagen. Bitte überprüfen Sie Ihre Mikrofon-Einstellungen.'),
  'not-allowed': help('Mikrofon-Berechtigung verweigert. Bitte erlauben Sie den Zugriff auf Ihr Mikrofon.'),
  network: help('Netzwerkfehler bei der Spracherkennung. Bitte überprüfen Sie Ihre Internetverbindung.'),
};

const orType = 'oder tippen Sie Ihren Text.';
export const unsupported = {
  noRecognition: help(`Ihr Browser kann Sprache nicht in Text umwandeln. Bitte öffnen Sie diese Seite in Chrome, Edge oder Safari, ${orType}`),
  insecure: help(`Das Mikrofon funktioniert nur über eine sichere Verbindung. Bitte öffnen Sie diese Seite mit „https://“ am Anfang der Adresse, ${orType}`),
  noMicrophone: help(`Ihr Browser erlaubt Webseiten kein Mikrofon. Bitte öffnen Sie diese Seite in Chrome, Edge oder Safari, ${orType}`),
  switchedOff: help(`Die Spracherkennung ist auf Ihrem Gerät ausgeschaltet. Bitte schalten Sie sie in den Einstellungen ein (auf dem iPhone: „Diktierfunktion“), ${orType}`),
} as const;

const again = 'Bitte sprechen Sie etwas lauter oder prüfen Sie Ihr Mikrofon, und versuchen Sie es noch einmal.';
export const dictationTexts = {
  nothingHeard: help(`Ich habe nichts gehört. ${again}`),
  notUnderstood: help('Ich habe Sie leider nicht verstanden. Bitte sprechen Sie noch einmal, langsam und deutlich.'),
  tooLong: help('Eine Aufnahme dauert höchstens 5 Minuten. Ihre Aufnahme ist gespeichert und wird jetzt in Text umgewandelt.'),
  notSent: help('Die Aufnahme konnte nicht gesendet werden. Sie ist nicht verloren: Bitte prüfen Sie Ihre Internetverbindung und versuchen Sie es noch einmal.'),
  notTranscribed: help('Die Aufnahme konnte nicht in Text umgewandelt werden. Sie ist nicht verloren: Bitte versuchen Sie es noch einmal.'),
  microphone: 'Mikrofon',
  startTitle: 'Aufnahme starten',
  stopTitle: 'Aufnahme beenden',
  starting: help('Mikrofon wird gestartet …'),
  recording: 'Aufnahme läuft …',
  transcribing: help('Ihre Worte werden in Text umgewandelt …'),
  retry: 'Noch einmal senden',
  discard: 'Aufnahme verwerfen',
} as const;
