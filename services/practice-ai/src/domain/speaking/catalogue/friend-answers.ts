/** What the fox answers when it is asked something. The first that fits is given; each sentence once in a talk. It says honestly that it is no human. */
export const friendAnswers: readonly { asks: RegExp; answers: readonly string[] }[] = [
  { asks: /wie (?:heißt|heisst) du|wie ist dein name|wer bist du|was bist du/iu, answers: ['Ich bin der Fuchs, mit dem du hier Deutsch übst.', 'Nenn mich einfach Fuchs.'] },
  { asks: /wie alt bist du/iu, answers: ['Ich bin noch ein ganz junger Fuchs.'] },
  { asks: /wie geht|geht(?:['’]?s| es) dir|alles gut(?:\?| bei dir)/iu, answers: ['Mir geht es gut, danke der Nachfrage!', 'Gut, ich freue mich, dass du da bist.'] },
  { asks: /wo (?:wohnst|lebst|bist) du|woher kommst du|wohnst du|lebst du/iu, answers: ['Ich wohne hier im Computer und warte immer auf dich.', 'Mein Zuhause ist diese App.'] },
  { asks: /was (?:machst|hast) du (?:\p{L}+ ){0,4}(?:heute|gemacht|gerade|so|am wochenende|in deiner freizeit|gern\p{L}?)|was sind deine hobbys/iu, answers: ['Ich übe den ganzen Tag mit anderen Deutsch, und das macht mir Spaß.', 'Am liebsten höre ich zu, wenn jemand mir etwas erzählt.'] },
  { asks: /(?:kannst|könntest) du (?:mir|mich|uns)|hilfst du|hast du (?:einen |ein paar )?(?:tipp|rat|idee|vorschlag)\p{L}*/iu, answers: ['Ich helfe dir gern, so gut ich kann.', 'Gern, wir schaffen das zusammen.'] },
  { asks: /was (?:denkst|meinst|sagst|hältst) du|wie findest du|findest du|deine meinung|glaubst du/iu, answers: ['Ich glaube, dass du das selbst am besten weißt.', 'Ich finde, du siehst das richtig.', 'Das klingt für mich vernünftig.'] },
  { asks: /(?:hast|bist|warst|kennst|magst|isst|trinkst|spielst|machst|liest|hörst|siehst|gehst|fährst|kochst|schläfst|arbeitest|lernst|sprichst|reist|tanzt|singst) du/iu, answers: ['Als Fuchs im Computer kann ich das leider nicht, aber ich höre gern davon.', 'Nein, so etwas erlebt ein digitaler Fuchs leider nicht.', 'Das kenne ich nur aus den Erzählungen anderer.'] },
  { asks: /warum|wieso|weshalb/iu, answers: ['Das ist gar nicht so leicht zu erklären.', 'Das habe ich mich auch schon gefragt.'] },
  { asks: /wie viel|was kostet|wann|wo|wie lange|wie weit|welche/iu, answers: ['Das weiß ich leider nicht genau.', 'Da muss ich passen, das steht bestimmt im Internet.'] },
];

/** To any other question. */
export const friendOpenAnswers = ['Das kann ich dir leider nicht sagen.', 'Da bin ich mir nicht sicher.', 'Gute Frage, darüber muss ich noch nachdenken.'] as const;

/** Before what the learner wants to talk about. */
export const topicAgreements = ['Gern, sprechen wir über', 'Ja, reden wir über', 'Gute Idee, unterhalten wir uns über'] as const;

/** About a topic that the learner has chosen and for which there are no questions of its own. */
export const anyTopicQuestions = ['Was interessiert dich daran am meisten?', 'Wie bist du dazu gekommen?', 'Seit wann beschäftigst du dich damit?', 'Was sollte ich darüber wissen?', 'Mit wem sprichst du sonst darüber?'] as const;

/** Around a noun that the learner has used: it was heard. */
export const echoes = [['Aha, ', '.'], ['', ', verstehe.'], ['So, ', ' also.'], ['Ach, ', '.']] as const;
