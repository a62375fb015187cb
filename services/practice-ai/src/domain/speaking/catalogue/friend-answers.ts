/** What the fox answers when it is asked something. The first that fits is given; each sentence once in a talk. It says honestly that it is no human. */
export const friendAnswers: readonly { asks: RegExp; answers: readonly string[] }[] = [
  { asks: /wie (?:heißt du|heisst du|heißen sie|ist (?:dein|ihr) name)|wer (?:bist du|sind sie)|was (?:bist du|sind sie)(?!\p{L})/iu, answers: ['Ich bin der Fuchs, mit dem du hier Deutsch übst.', 'Nenn mich einfach Fuchs.'] },
  { asks: /du oder sie|soll ich (?:sie|du) sagen|duzen|siezen/iu, answers: ['Sag ruhig du zu mir.'] },
  { asks: /und (?:bei )?(?:dir|ihnen)(?!\p{L})/iu, answers: ['Mir geht es auch gut, danke!', 'Mir auch, danke der Nachfrage.'] },
  { asks: /wie alt (?:bist du|sind sie)/iu, answers: ['Ich bin noch ein ganz junger Fuchs.'] },
  { asks: /wie geht|geht(?:['’]?s| es) (?:dir|ihnen)|alles gut(?:\?| bei dir)/iu, answers: ['Mir geht es gut, danke der Nachfrage!', 'Gut, ich freue mich, dass du da bist.'] },
  { asks: /was (?:kann|soll) (?:man|ich) hier (?:machen|tun)|worüber (?:können|sollen|wollen) wir|was können wir (?:hier )?machen/iu, answers: ['Wir können einfach über deinen Tag, deine Arbeit oder deine Hobbys sprechen.', 'Erzähl mir, was du magst, und ich frage nach.'] },
  { asks: /etwas ander[ee]s (?:reden|sprechen)|thema wechseln|anderes thema/iu, answers: ['Natürlich, wir können über etwas anderes sprechen.', 'Gern, wechseln wir das Thema.'] },
  { asks: /(?:wo|woher) (?:wohnst|lebst|bist|kommst|wohnen|leben|kommen) (?:du|sie)|wohnst du|lebst du|wohnen sie/iu, answers: ['Ich wohne hier im Computer und warte immer auf dich.', 'Mein Zuhause ist diese App.'] },
  { asks: /(?:was (?:machst|machen|hast|haben) (?:du|sie)|was (?:du|sie)) (?:\p{L}+ ){0,4}(?:heute|gemacht|gerade|so|wochenende|freizeit|gerne?)|(?:deine|ihre) hobbys/iu, answers: ['Ich übe den ganzen Tag mit anderen Deutsch, und das macht mir Spaß.', 'Am liebsten höre ich zu, wenn jemand mir etwas erzählt.'] },
  { asks: /wie (?:kann|soll|sage|sagt) (?:ich|man) (?:das |es )?(?:\p{L}+ )?(?:sagen|höflich)/iu, answers: ['Sag am besten: „Könnten Sie mir bitte helfen?“', 'Sag zuerst „Entschuldigung“ und dann in einem Satz, was du brauchst.'] },
  { asks: /(?:das|es|zusammen|mit (?:dir|ihnen)) üben/iu, answers: ['Ja, sag mir einfach deine Sätze, ich höre genau zu.', 'Gern, fang einfach an.'] },
  { asks: /wie (?:schreibe ich (?:\p{L}+ )*(?:anfang|brief|mail)|(?:fange|beginne) ich (?:\p{L}+ )*(?:brief|mail))|lieber chef/iu, answers: ['Schreib „Sehr geehrte Frau“ oder „Sehr geehrter Herr“ und dann den Namen.'] },
  { asks: /was (?:soll|kann|muss) ich (?:\p{L}+ )?schreiben|wie schreibe? ich/iu, answers: ['Schreib kurz, was das Problem ist, seit wann es so ist und was du möchtest.', 'Beginn mit „Sehr geehrte Damen und Herren“ und schreib dann in zwei Sätzen, was du brauchst.'] },
  { asks: /war das (?:okay|ok|gut|richtig)|(?:viele |meine )?(?:fehler|mistakes)/iu, answers: ['Das hast du gut gemacht, ich habe alles verstanden.', 'Ja, das war gut so. Wichtige Fehler zeige ich dir immer gleich.'] },
];

/** What it answers to other questions of a kind, where no moment (moments.ts) is nearer. */
export const friendGeneralAnswers: readonly { asks: RegExp; answers: readonly string[] }[] = [
  { asks: /an meiner stelle|(?:würdest|würden) (?:du|sie) (?:tun|machen|mir)|tipp|rat(?:schlag)?(?!\p{L})|empfehl\p{L}*|was (?:soll|kann|muss) ich (?:jetzt |denn )?(?:tun|machen|sagen|schreiben)/iu, answers: ['Ich würde zuerst in Ruhe mit jemandem darüber sprechen, dem du vertraust.', 'Mein Rat: Mach einen kleinen Schritt nach dem anderen.', 'Vielleicht kennst du jemanden, der so etwas schon erlebt hat und dir helfen kann.'] },
  { asks: /(?:kannst|könntest|können|könnten) (?:du|sie) (?:mir|mich|uns)|hilfst du|helfen sie/iu, answers: ['Ich helfe dir gern, so gut ich kann.', 'Gern, wir schaffen das zusammen.'] },
  { asks: /was (?:denkst|meinst|sagst|hältst|denken|meinen|sagen|halten) (?:du|sie)|wie (?:findest|finden) (?:du|sie)|(?:findest|glaubst) du|(?:finden|glauben) sie|(?:deine|ihre) meinung/iu, answers: ['Ich glaube, dass du das selbst am besten weißt.', 'Ich finde, du siehst das richtig.', 'Das klingt für mich vernünftig.'] },
  { asks: /(?:hast|bist|warst|kennst|magst|isst|trinkst|spielst|machst|liest|hörst|siehst|gehst|fährst|kochst|schläfst|arbeitest|lernst|sprichst|reist|tanzt|singst) du|(?:haben|sind|waren|kennen|mögen|essen|trinken|spielen|machen|lesen|hören|sehen|gehen|fahren|kochen|schlafen|arbeiten|lernen|sprechen|reisen|tanzen|singen) sie/iu, answers: ['Als Fuchs im Computer kann ich das leider nicht, aber ich höre gern davon.', 'Nein, das gibt es bei einem digitalen Fuchs leider nicht.', 'Das kenne ich nur aus den Erzählungen anderer.'] },
  { asks: /(?:weißt du|wissen sie|verstehst du|verstehen sie|oder|ne|nicht)[ ]*\?$/iu, answers: ['Ja, das verstehe ich.', 'Ja, genau.'] },
  { asks: /warum|wieso|weshalb/iu, answers: ['Das ist gar nicht so leicht zu erklären.', 'Das habe ich mich auch schon gefragt.'] },
  { asks: /was (?:ist|mache ich|passiert),? wenn|und wenn/iu, answers: ['Dann sprichst du einfach noch einmal ruhig mit ihm oder ihr.', 'Mach dir nicht zu viele Sorgen, meistens geht es gut.'] },
  { asks: /wie viel|was kostet|wann|wo|wie lange|wie weit|welche/iu, answers: ['Das weiß ich leider nicht genau.', 'Da muss ich passen, das steht bestimmt im Internet.'] },
];

/** To any other question. */
export const friendOpenAnswers = ['Das kann ich dir leider nicht sagen.', 'Da bin ich mir nicht sicher.', 'Gute Frage, darüber muss ich noch nachdenken.'] as const;

/** After an answer the turn goes back to the learner. */
export const goAheadFriendly = ['Aber erzähl ruhig weiter.', 'Und jetzt bist du wieder dran.', 'Erzähl mir gern noch mehr von dir.'] as const;

/** After a word was explained. */
export const afterExplaining = ['Hilft dir das?', 'Kennst du das Wort jetzt?', 'Probier das Wort gleich einmal aus.', 'Jetzt kannst du weitererzählen.'] as const;

/** Before what the learner wants to talk about. */
export const topicAgreements = ['Gern, sprechen wir über', 'Ja, reden wir über', 'Gute Idee, unterhalten wir uns über'] as const;

/** About a topic that the learner has chosen and for which there are no questions of its own. */
export const anyTopicQuestions = ['Was möchtest du mir darüber erzählen?', 'Was interessiert dich daran am meisten?', 'Seit wann beschäftigst du dich damit?', 'Was sollte ich darüber wissen?', 'Mit wem sprichst du sonst darüber?'] as const;
