import { help } from '../../lib/interface-language/help.js';
import type { PageName } from './model/page-name.js';

/** For each page: how it works, and what helps there. The daily 15 to 20 minutes are those of spec 1, section 9. */
export const adviceTexts: Record<PageName, { help: string; tips: readonly [string, ...string[]] }> = {
  home: {
    help: help('Unter „Fortschritt“ sehen Sie, wie weit Sie sind und was als Nächstes dran ist. Unter „Übungsbereiche“ stehen alle Übungen.'),
    tips: [
      help('Sprechen Sie jeden Tag 15 bis 20 Minuten Deutsch, auch einmal laut mit sich selbst.'),
      help('Üben Sie immer zur gleichen Zeit, zum Beispiel nach dem Frühstück. So wird es zur Gewohnheit.'),
      help('Wechseln Sie ab: einen Tag sprechen, am nächsten schreiben, und die Karten jeden Tag.'),
    ],
  },
  speaking: {
    help: help('Antworten Sie dem Prüfer mit dem Mikrofon oder schreiben Sie Ihre Antwort. Nach einigen Antworten können Sie Ihr Feedback holen.'),
    tips: [
      help('Sprechen Sie jeden Tag 15 bis 20 Minuten. Kurze, klare Sätze sind besser als lange mit vielen Pausen.'),
      help('Ihnen fehlt ein Wort? Umschreiben Sie es: „Das ist ein Gerät, mit dem man …“'),
      help('Fragen Sie auch zurück: „Was meinen Sie dazu?“ So bleibt das Gespräch lebendig.'),
    ],
  },
  writing: {
    help: help('Wählen Sie ein Thema und schreiben Sie Ihren Text auf das Blatt. Mit „Text analysieren“ bekommen Sie Korrekturen und eine Übungsbewertung.'),
    tips: [
      help('Schreiben Sie zu jedem Punkt der Aufgabe ein bis zwei Sätze. Ein fehlender Punkt kostet mehr als ein kleiner Fehler.'),
      help('Verbinden Sie Ihre Sätze mit „weil“, „deshalb“ oder „obwohl“.'),
      help('Lesen Sie Ihren Text am Ende laut. Was Sie beim Lesen stört, stört auch andere.'),
    ],
  },
  style: {
    help: help('Schreiben Sie einen Text auf das Blatt, wählen Sie einen Stil und drücken Sie „Schreibstil optimieren“. Sie sehen jede Änderung mit ihrem Grund.'),
    tips: [
      help('In formellen Texten steht „Sie“, und die Anrede ist „Sehr geehrte Frau …“ oder „Sehr geehrter Herr …“.'),
      help('Probieren Sie denselben Text in zwei Stilen. Am Unterschied lernt man am meisten.'),
    ],
  },
  conversation: {
    help: help('Schreiben oder sprechen Sie, worüber Sie möchten. Ich antworte Ihnen und helfe bei Fehlern.'),
    tips: [
      help('Erzählen Sie mehr als einen Satz: Was ist passiert, wann war das, und wie fanden Sie es?'),
      help('Verwenden Sie ein Wort aus einem kleinen Tipp gleich in Ihrer nächsten Nachricht.'),
    ],
  },
  vocabulary: {
    help: help('Unter „Karten verwalten“ stehen Ihre Wörter, unter „Üben“ die Karten, die heute fällig sind.'),
    tips: [
      help('Sprechen Sie jedes Wort laut aus, Nomen immer mit ihrem Artikel.'),
      help('Antworten Sie ehrlich: Nur was Sie nicht wussten, kommt bald wieder.'),
      help('Trainieren Sie auch das Hören: Wählen Sie unter „Üben“ die Art „Hören“.'),
    ],
  },
  addWords: {
    help: help('Suchen Sie Wörter zu einem Thema, wählen Sie sie aus und nehmen Sie sie in Ihre Karten auf.'),
    tips: [help('Zehn bis zwanzig neue Wörter auf einmal sind genug.'), help('Nehmen Sie Wörter, die Sie diese Woche brauchen können. Die merkt man sich am besten.')],
  },
  progress: {
    help: help('Grün sind im Kalender die Tage, an denen Sie geübt haben. Darunter sehen Sie, wie weit Sie in jedem Bereich sind.'),
    tips: [help('Schauen Sie auf die Woche, nicht auf den einzelnen Tag: Es zählt, dass Sie wiederkommen.'), help('Üben Sie als Nächstes den Bereich, in dem Sie bisher am wenigsten gemacht haben.')],
  },
  other: {
    help: help('Über das Menü kommen Sie zu allen Übungen. Wenn etwas nicht funktioniert, schreiben Sie unserem Support.'),
    tips: [help('Sprechen Sie jeden Tag 15 bis 20 Minuten Deutsch, auch einmal laut mit sich selbst.')],
  },
};
