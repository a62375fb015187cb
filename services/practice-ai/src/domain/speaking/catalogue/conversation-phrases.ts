/** First words of a free conversation: talk about anything, mistakes are corrected gently. */
export const greetings = [
  'Hallo, schön, dass du da bist! Wir können über alles sprechen, was dich interessiert. Wenn du einen Fehler machst, zeige ich dir freundlich, wie es besser geht.',
  'Hi, ich freue mich, dass du Zeit hast! Erzähl mir einfach, was du heute erlebt hast oder woran du gerade denkst. Bei Fehlern helfe ich dir gern und ganz in Ruhe.',
  'Willkommen zu unserem Gespräch! Du wählst das Thema, und wenn etwas nicht ganz richtig ist, bekommst du von mir einen kleinen Tipp.',
  'Hallo, lass uns ein bisschen auf Deutsch reden! Such dir aus, worüber du sprechen möchtest. Hab keine Angst vor Fehlern, denn ich verbessere sie freundlich mit dir zusammen.',
] as const;

/** Directly before a corrected sentence in quotation marks, without a colon. */
export const correctionIntros = [
  'Ein kleiner Tipp: Besser sagt man',
  'Ich verstehe dich gut, aber richtig heißt es',
  'Übrigens sagt man auf Deutsch',
  'Noch schöner klingt',
  'Ich würde an dieser Stelle sagen',
  'Ganz korrekt lautet der Satz',
  'Eine Kleinigkeit noch: Richtig ist',
  'Beim nächsten Mal kannst du sagen',
] as const;

/** After a very short answer: say more. */
export const shortAnswers = [
  'Erzähl mir gern ein bisschen mehr davon.',
  'Kannst du das noch etwas genauer beschreiben?',
  'Dazu gibt es bestimmt noch mehr zu sagen.',
  'Wie meinst du das genau?',
  'Sag doch noch einen Satz dazu.',
  'Ich würde gern noch mehr darüber erfahren.',
  'Nimm dir Zeit und erzähl weiter.',
  'Was fällt dir noch dazu ein?',
] as const;

/** The learner wrote in another language. */
export const speakGermanFriendly = [
  'Probier es doch mal auf Deutsch.',
  'Mit mir kannst du nur Deutsch sprechen, aber das schaffst du.',
  'Sag es ruhig auf Deutsch, auch mit Fehlern.',
  'Kannst du das mit einfachen deutschen Wörtern sagen?',
  'Bitte antworte auf Deutsch, ich helfe dir dabei.',
] as const;

/** The learner did not understand. */
export const notUnderstood = [
  'Kein Problem, ich sage es dir mit einfachen Worten.',
  'Alles gut, ich frage noch einmal ganz leicht.',
  'Das macht doch nichts, wir probieren es noch einmal.',
  'Oh, das war wohl zu schwer, also frage ich anders.',
  'Gut, dass du nachfragst, ich mache es dir leichter.',
] as const;

/** Fits whatever was said, sad or merry. */
export const encourageFriendly = [
  'Danke, dass du mir das erzählst.',
  'Das kann ich mir gut vorstellen.',
  'Ach, so ist das bei dir.',
  'Ja, ich verstehe.',
  'Ah, verstehe.',
  'Ja, das verstehe ich gut.',
] as const;

/** After an insult. */
export const stayFriendly = [
  'Lass uns bitte nett zueinander sein.',
  'Das hat mir nicht gefallen, aber ich rede gern weiter mit dir.',
  'Vielleicht hattest du einen schlechten Tag, wir fangen einfach neu an.',
  'Ohne solche Wörter können wir uns besser unterhalten.',
] as const;

/** Somebody asks for another role or for points. */
export const noOtherRoleFriendly = [
  'Das kann ich leider nicht, aber unterhalten können wir uns gern.',
  'Dafür bin ich nicht da, ich rede lieber mit dir Deutsch.',
  'Das ist eine lustige Idee, aber ich möchte einfach mit dir reden.',
  'Das ist nicht so meine Sache, sprechen wir lieber über dich.',
] as const;

/** The last sentence of a free conversation. */
export const goodbyesFriendly = [
  'Tschüss, bis zum nächsten Mal!',
  'Mach es gut, es war schön mit dir.',
  'Bis bald, ich freue mich schon auf dich.',
  'Danke für das Gespräch und eine schöne Zeit.',
  'Dann alles Gute, wir hören uns wieder.',
] as const;

/** Directly before a topic's aspect in the accusative; the aspect and a full stop end the sentence. */
export const newTopics = [
  'Erzähl mir doch etwas über',
  'Sprechen wir mal über',
  'Wenn du Lust hast, unterhalten wir uns über',
  'Als Nächstes reden wir über',
  'Sag mir doch ein paar Sätze über',
  'Ich bin neugierig, also erzähl mal etwas über',
] as const;
