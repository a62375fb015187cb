/** From one point to the next. */
export const transitions = [
  'Dann kommen wir zum nächsten Punkt.',
  'Gut, dann können wir weitermachen.',
  'Machen wir mit dem nächsten Thema weiter.',
  'Jetzt habe ich noch eine Frage.',
  'Als Nächstes interessiert mich etwas anderes.',
  'Gehen wir einen Schritt weiter.',
  'Wir haben noch etwas zu besprechen.',
  'Sehen wir uns an, was noch fehlt.',
  'Nun möchte ich über etwas anderes sprechen.',
  'Es gibt noch einen weiteren Punkt.',
] as const;

/** Before the examiner sums up what was planned. */
export const summaryOpenings = [
  'Dann fasse ich unseren Plan zusammen.',
  'Ich wiederhole kurz, was wir geplant haben.',
  'So sieht unser Plan jetzt aus.',
  'Zum Schluss nenne ich noch einmal alle Ergebnisse.',
  'Schauen wir noch einmal auf unseren ganzen Plan.',
] as const;

/** After the summary; "ja" means that it is right. */
export const summaryQuestions = [
  'Habe ich alles richtig verstanden?',
  'Stimmt das so?',
  'Sind Sie damit einverstanden?',
  'Passt das so für Sie?',
  'Ist das auch für Sie in Ordnung?',
] as const;

/** When the talk is over. */
export const thanksAtEnd = [
  'Vielen Dank für das angenehme Gespräch.',
  'Ich danke Ihnen für Ihre Antworten.',
  'Herzlichen Dank, dass Sie mitgemacht haben.',
  'Es hat mir Freude gemacht, mit Ihnen zu sprechen.',
  'Danke für Ihre Zeit und Ihre Ideen.',
  'Damit sind wir fertig, und ich bedanke mich bei Ihnen.',
] as const;

/** The examiner's last sentence. */
export const goodbyes = [
  'Auf Wiedersehen und alles Gute.',
  'Ich wünsche Ihnen noch einen schönen Tag.',
  'Machen Sie es gut und bis zum nächsten Mal.',
  'Viel Erfolg beim Deutschlernen und auf Wiedersehen.',
  'Ich freue mich auf unser nächstes Gespräch.',
  'Alles Gute für Sie und Ihre Prüfung.',
] as const;

/** After a proposal of the examiner. */
export const opinionQuestions = [
  'Was meinen Sie dazu?',
  'Wie finden Sie das?',
  'Was halten Sie davon?',
  'Wäre das auch etwas für Sie?',
  'Können wir das so machen?',
  'Gefällt Ihnen diese Idee?',
  'Wie denken Sie darüber?',
  'Oder haben Sie eine bessere Idee?',
] as const;
