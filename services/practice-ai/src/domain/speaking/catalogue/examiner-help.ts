/** Before the examiner asks again in other words. */
export const repeats = [
  'Gern. Ich frage noch einmal anders.',
  'Ich stelle die Frage noch einmal mit anderen Worten.',
  'Natürlich, ich sage es noch einmal anders.',
  'Einen Moment, ich formuliere die Frage neu.',
  'Vielleicht war das nicht klar, ich frage lieber anders.',
  'Sehr gern, ich versuche es auf andere Weise.',
] as const;

/** The learner does not understand at all. */
export const simplerAgain = [
  'Kein Problem, ich sage es einfacher.',
  'Das macht nichts, ich benutze leichtere Wörter.',
  'Keine Sorge, ich mache es Ihnen leichter.',
  'Das war schwer, jetzt frage ich einfacher.',
  'Wir haben Zeit, ich frage kurz und einfach.',
  'Gut, dass Sie das sagen, ich mache es einfacher.',
] as const;

/** After an answer of a word; fits every topic. */
export const tellMore = [
  'Können Sie das ein bisschen genauer sagen?',
  'Bitte erzählen Sie noch etwas mehr darüber.',
  'Was meinen Sie damit genau?',
  'Sagen Sie das bitte in einem ganzen Satz.',
  'Das war sehr kurz, sagen Sie ruhig noch etwas mehr.',
  'Ich möchte gern mehr darüber wissen.',
  'Sprechen Sie ruhig weiter, ich höre zu.',
  'Versuchen Sie es bitte mit zwei oder drei Sätzen.',
  'Was können Sie noch dazu sagen?',
  'Können Sie mir das näher erklären?',
  'Ein paar Wörter mehr würden mir helfen.',
  'Lassen Sie sich Zeit und antworten Sie etwas länger.',
] as const;

/** The learner speaks about something else. */
export const backToTopic = [
  'Das ist interessant, aber sprechen wir noch einmal über unsere Aufgabe.',
  'Darüber können wir später reden, jetzt geht es um unser Thema.',
  'Kommen wir bitte wieder zu unserem Thema zurück.',
  'Bleiben wir lieber bei unserer Frage.',
  'Schön, aber meine Frage ist noch offen.',
  'Das ist ein anderes Thema, und unsere Aufgabe ist noch nicht fertig.',
  'Ich verstehe, doch zuerst sollten wir unsere Aufgabe lösen.',
  'Entschuldigung, ich möchte gern noch einmal zu meiner Frage zurückkommen.',
] as const;

/** The learner wrote in another language; so the German is simple. */
export const speakGerman = [
  'Versuchen Sie es bitte auf Deutsch.',
  'Bitte sprechen Sie Deutsch mit mir.',
  'Sagen Sie das bitte mit deutschen Wörtern.',
  'Wir sprechen hier nur Deutsch, einfache Wörter sind auch gut.',
  'Antworten Sie bitte auf Deutsch, ein kurzer Satz reicht.',
  'Fehler sind kein Problem, aber bitte sprechen Sie Deutsch.',
] as const;

/** Directly before the start of an answer with gaps. */
export const startLikeThis = [
  'Sie können zum Beispiel so anfangen:',
  'Beginnen Sie doch mit diesem Satz:',
  'Vielleicht hilft Ihnen dieser Anfang:',
  'Hier ist eine kleine Hilfe für Sie:',
  'So könnte Ihre Antwort beginnen:',
  'Ergänzen Sie einfach diesen Satz:',
] as const;

/** After an insult: calm. */
export const stayPolite = [
  'Bleiben wir bitte freundlich und sprechen wir weiter.',
  'Vielleicht ärgern Sie sich gerade, aber bleiben wir bitte höflich.',
  'Das war nicht nett, aber wir können neu anfangen.',
  'Solche Wörter brauchen wir hier nicht, machen wir in Ruhe weiter.',
] as const;

/** Somebody asks for another role or for points. */
export const noOtherRole = [
  'Das mache ich lieber nicht, denn ich bin für unser Gespräch da.',
  'Das gehört nicht zu meiner Aufgabe, ich spreche heute einfach mit Ihnen.',
  'Diesen Wunsch kann ich Ihnen leider nicht erfüllen, aber ich spreche gern mit Ihnen weiter.',
  'Dabei kann ich nicht helfen, machen wir lieber mit unserer Aufgabe weiter.',
] as const;
