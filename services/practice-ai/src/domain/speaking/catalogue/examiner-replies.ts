/** After a part of a presentation, whatever was said in it. */
export const encouragements = [
  'Das war ein interessanter Gedanke.',
  'Danke, ich höre Ihnen gern zu.',
  'Darüber kann man wirklich lange nachdenken.',
  'Vielen Dank für diese Informationen.',
  'Gut, dass Sie das ansprechen.',
  'Das ist ein wichtiger Punkt.',
  'Ja, so kann man das sehen.',
  'Danke, dass Sie Ihre Gedanken mit mir teilen.',
  'Das hilft mir, das Thema besser zu verstehen.',
  'Das interessiert bestimmt viele Leute.',
  'Sie haben mich neugierig gemacht.',
  'Machen Sie ruhig so weiter.',
] as const;

/** The partner accepts a proposal. */
export const agreements = [
  'Einverstanden.',
  'Das ist eine gute Idee.',
  'Ja, so machen wir das.',
  'Gut, das können wir so machen.',
  'Da bin ich ganz Ihrer Meinung.',
  'Das passt mir gut.',
  'Ihr Vorschlag gefällt mir.',
  'Prima, da mache ich gern mit.',
  'Das hört sich gut an.',
  'Schön, dann sind wir uns einig.',
  'Super, daran habe ich auch schon gedacht.',
  'Abgemacht.',
] as const;

/** The partner politely does not agree and goes on with another proposal. */
export const disagreements = [
  'Da bin ich anderer Meinung.',
  'Ich verstehe Sie, aber ich sehe das etwas anders.',
  'Das finde ich leider nicht so praktisch.',
  'Ihre Idee ist nicht schlecht, aber ich habe noch eine andere.',
  'Ehrlich gesagt bin ich davon noch nicht überzeugt.',
  'Das wäre möglich, aber etwas anderes würde mir besser gefallen.',
] as const;

/** The partner gives in to the learner's idea. */
export const concessions = [
  'Gut, Sie haben mich überzeugt.',
  'Na gut, dann machen wir es so, wie Sie möchten.',
  'Sie haben recht, Ihre Idee ist besser.',
  'Wenn ich noch einmal darüber nachdenke, gefällt mir Ihre Lösung doch.',
  'In Ordnung, dann nehmen wir Ihren Vorschlag.',
  'Gut, jetzt verstehe ich Sie und bin auch dafür.',
] as const;

/** The partner is about to make a proposal. */
export const ownProposals = [
  'Dann mache ich einen Vorschlag.',
  'Ich habe da eine Idee.',
  'Vielleicht gefällt Ihnen meine Idee.',
  'Dann möchte ich gern etwas vorschlagen.',
  'Mir fällt gerade etwas ein.',
  'Also, ich stelle mir das so vor.',
  'Hören Sie sich doch einmal meinen Vorschlag an.',
  'Dann fange ich mit einer Idee an.',
] as const;

/** The learner asks back: a neutral answer that returns the turn without a question. */
export const ownAnswers = [
  'Ich richte mich da gern nach Ihnen.',
  'Ich bin da offen für alles.',
  'Das ist eine gute Frage, aber heute stehen Sie im Mittelpunkt.',
  'Danke, dass Sie fragen, doch Ihre Antwort interessiert mich mehr.',
  'Dazu sage ich später gern noch etwas.',
  'Ich denke noch darüber nach und höre erst einmal Ihnen zu.',
  'Da habe ich noch keine feste Meinung.',
  'Mir ist im Moment wichtiger, was Sie dazu sagen.',
] as const;

/** The learner has accepted the examiner's proposal. */
export const settledTogether = [
  'Gut, das freut mich.',
  'Wunderbar, dann ist das klar.',
  'Fein, dann halten wir das so fest.',
  'Sehr schön, dieser Punkt ist erledigt.',
  'Prima, dann steht das fest.',
  'Das freut mich, dann bleibt es dabei.',
  'Schön, dass Ihnen das auch gefällt.',
  'Gut, dann sind wir hier schon fertig.',
] as const;

/** The learner changes something that was settled. */
export const changes = ['Gut, dann ändern wir das.', 'Kein Problem, das können wir noch ändern.', 'In Ordnung, ich ändere das in unserem Plan.', 'Gern, dann machen wir es anders.'] as const;

/** The learner greets or asks how the examiner is. */
export const greetingsBack = ['Hallo, mir geht es gut, danke.', 'Schön, dass Sie da sind.', 'Danke, ich freue mich auch.'] as const;
