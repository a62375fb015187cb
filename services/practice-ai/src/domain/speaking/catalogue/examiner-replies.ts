/** After a part of a presentation, whatever was said in it. */
export const encouragements = [
  'Danke, ich höre Ihnen gern zu.',
  'Vielen Dank für diese Informationen.',
  'Das ist interessant.',
  'So ist das also.',
  'Gut, dass Sie das ansprechen.',
  'Danke, das habe ich verstanden.',
  'Danke für Ihre Erklärung.',
  'Das kann ich gut verstehen.',
  'Jetzt kann ich mir das besser vorstellen.',
  'Aha, danke.',
  'Das ist ein wichtiger Punkt.',
  'Gut, ich habe das verstanden.',
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
  'Das weiß ich leider auch nicht genau.',
  'Da bin ich mir nicht ganz sicher.',
  'Das müssen wir noch herausfinden.',
  'Da richte ich mich gern nach Ihnen.',
  'Das ist eine gute Frage, ich denke noch darüber nach.',
  'Für mich ist beides in Ordnung.',
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

/** The learner greets. */
export const greetingsBack = ['Schön, dass Sie da sind.', 'Herzlich willkommen.', 'Hallo, ich freue mich auf unser Gespräch.'] as const;

/** The learner asks how the examiner is. */
export const wellAnswers = ['Danke, mir geht es gut.', 'Sehr gut, danke der Nachfrage.'] as const;

/** The learner is nervous or apologizes. */
export const calming = ['Kein Problem, wir haben Zeit.', 'Das macht gar nichts.', 'Ganz ruhig, Sie machen das gut.'] as const;

/** The learner asks whether they may do something. */
export const permissions = ['Ja, bitte.', 'Ja, natürlich.', 'Ja, sehr gern.'] as const;

/** The learner asks the partner to do something. */
export const willDo = ['Ja, das mache ich gern.', 'Gern, darum kümmere ich mich.', 'Natürlich, das übernehme ich.', 'Kein Problem, das kann ich machen.'] as const;

/** The learner offers to do something. */
export const acceptances = ['Ja, bitte, das wäre nett.', 'Das ist sehr freundlich von Ihnen.', 'Gern, vielen Dank.'] as const;

/** The learner asks what the partner thinks of what they have just said. */
export const approvals = ['Ja, das finde ich gut.', 'Für mich passt das.', 'Ich bin dafür.', 'Das sehe ich genauso.'] as const;

/** The learner does not want something and names nothing else; the examiner asks for it. */
export const insteadQuestions = ['Gut, dann nicht. Was möchten Sie lieber?', 'In Ordnung, das lassen wir. Was wäre Ihnen lieber?', 'Schade, aber gut. Was schlagen Sie stattdessen vor?', 'Also lieber etwas anderes. Woran denken Sie?'] as const;

/** To something sad. */
export const sympathies = ['Das tut mir leid.', 'Oh, das ist traurig.', 'Das ist bestimmt nicht leicht für Sie.', 'Ich hoffe, dass es bald besser wird.'] as const;

/** To something joyful. */
export const congratulations = ['Das freut mich für Sie.', 'Wie schön!', 'Das ist eine gute Nachricht.'] as const;

/** The examiner has heard something that is no answer and no proposal; fits whatever was said. */
export const acknowledgements = ['Ich verstehe.', 'Ach so.', 'Gut zu wissen.', 'Das kann ich verstehen.', 'Ah, so ist das.', 'Aha, ich verstehe, was Sie meinen.'] as const;

/** A point is settled in the learner's way, which the examiner does not repeat. */
export const notes = ['Gut, das schreibe ich auf.', 'In Ordnung, das ist notiert.', 'Gut, das habe ich mir gemerkt.', 'Schön, das steht auf meiner Liste.', 'Danke, das nehme ich so auf.', 'Gut, dann haben wir das.'] as const;

/** The learner offers a choice of two. */
export const choices = ['Das Erste gefällt mir besser.', 'Ich bin für Ihren ersten Vorschlag.', 'Nehmen wir doch das Erste.'] as const;

/** The learner goes on after all. */
export const goOnPlease = ['Ja, bitte, sprechen Sie ruhig weiter.', 'Natürlich, ich höre Ihnen noch zu.'] as const;

/** The learner says goodbye before everything is settled. */
export const notYetFinished = ['Einen Moment, wir sind noch nicht ganz fertig.', 'Bitte bleiben Sie noch kurz, es fehlt nicht mehr viel.', 'Nur noch ein bisschen Geduld, wir sind bald fertig.'] as const;

/** The learner says more about something that was settled. */
export const additions = ['Gut, das kommt noch dazu.', 'Danke, das nehme ich noch in den Plan auf.', 'Ja, das gehört auch dazu.', 'Das ergänze ich gern.', 'Richtig, daran müssen wir denken.'] as const;

/** The learner asks for something that was settled already. */
export const reminders = ['Darüber haben wir schon gesprochen.', 'Das haben wir vorhin schon festgelegt.', 'Das steht schon in unserem Plan.'] as const;

/** The examiner reads the plan out once more. */
export const onceMore = ['Gern, ich lese den Plan noch einmal langsam vor.', 'Natürlich, hier ist unser Plan noch einmal.'] as const;

/** Before the learner's own sentence, as it is written down. */
export const noteIntros = ['Ich schreibe auf:', 'Ich notiere:', 'Dann schreibe ich:'] as const;
