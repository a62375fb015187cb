import type { PresentationTopic } from '../catalogue-types.js';

/** Whether pupils should have to work at home after school. */
export const hausaufgaben: PresentationTopic = {
  id: 'hausaufgaben',
  title: 'Hausaufgaben: sinnvoll oder zu viel?',
  guidingQuestions: [
    {
      question: 'Welche Arten von Hausaufgaben gibt es und wozu dienen sie?',
      aspect: 'verschiedene Hausaufgaben und ihren Zweck',
      followUps: [
        'Was müssen Schülerinnen und Schüler nach dem Unterricht für den nächsten Tag vorbereiten?',
        'Was machen Kinder bei ihren Hausaufgaben?',
      ],
      starter: 'Schüler müssen zu Hause zum Beispiel … und …, damit sie …',
      words: ['thema', 'präsentation', 'vokabel', 'aufsatz', 'aufsätze', 'referat', 'rechenaufgabe', 'rechnen', 'mathematik', 'arbeitsblatt', 'auswendig', 'dienen'],
      wordings: [
        'Das Thema meiner Präsentation sind Hausaufgaben, also Aufgaben für die Zeit nach dem Unterricht.',
        'Die Schüler lernen Vokabeln, schreiben einen Aufsatz oder lösen Aufgaben in Mathematik.',
        'Manchmal soll man ein Gedicht auswendig lernen oder ein Referat vorbereiten.',
        'Hausaufgaben dienen dazu, dass man den Stoff aus der Stunde wiederholt.',
      ],
    },
    {
      question: 'Wie war das bei Ihnen: Haben Sie Ihre Hausaufgaben gern gemacht?',
      aspect: 'Ihre eigenen Erfahrungen mit Hausaufgaben',
      followUps: [
        'Erinnern Sie sich noch an einen Lehrer, bei dem man besonders viel machen musste?',
        'Wer hat Ihnen als Kind bei den Aufgaben geholfen?',
      ],
      starter: 'Als Kind habe ich meine Hausaufgaben …, und geholfen hat mir …',
      words: ['erfahrung', 'erlebt', 'erinnere', 'erinnerung', 'kindheit', 'schulzeit', 'abgeschrieben', 'vergessen', 'mutter', 'tochter', 'sohn', 'deutschkurs', 'geholfen', 'letzte'],
      wordings: [
        'Ich erinnere mich, dass ich im Bus oft die Lösungen von einem Freund abgeschrieben habe.',
        'Als Kind habe ich meine Hausaufgaben nie gern gemacht, meine Mutter hat mir oft geholfen.',
        'Meine Tochter ist acht Jahre alt und braucht jeden Tag meine Hilfe beim Lesen.',
        'Im Deutschkurs bekomme ich heute auch wieder Aufgaben und mache sie spät am Abend.',
      ],
    },
    {
      question: 'Wie viele Hausaufgaben bekommen Kinder in Ihrem Heimatland?',
      aspect: 'die Hausaufgaben in Ihrem Heimatland',
      followUps: [
        'Bleiben die Schüler in Ihrer Heimat am Nachmittag in der Schule, oder lernen sie zu Hause?',
        'Müssen die Kinder in Ihrer Heimat auch am Wochenende lernen?',
      ],
      starter: 'In meinem Heimatland bekommen die Kinder …, und am Wochenende …',
      words: ['heimat', 'herkunft', 'land', 'privatlehrer', 'nachhilfe', 'hauslehrer', 'streng', 'bestraft', 'ganztagsschule', 'üblich'],
      wordings: [
        'In meinem Heimatland sitzen schon die Kleinen bis abends an ihren Aufgaben.',
        'Die Lehrer in meiner Heimat sind streng, und wer nichts hat, wird bestraft.',
        'In meinem Land gehen viele Kinder nach der Schule noch zu einem Privatlehrer.',
        'Bei uns ist es üblich, dass die Schüler alles schon in der Schule fertig machen.',
      ],
    },
    {
      question: 'Welche Vorteile haben Hausaufgaben für das Lernen?',
      aspect: 'die Vorteile von Hausaufgaben',
      followUps: [
        'Was verstehen Kinder besser, wenn sie am Nachmittag noch einmal üben?',
        'Wobei helfen die Aufgaben den Schülern?',
      ],
      starter: 'Durch Hausaufgaben lernen Kinder, … zu …, und die Eltern sehen, …',
      words: ['vorteil', 'positiv', 'selbstständig', 'merkt', 'merken', 'festig', 'sinnvoll', 'disziplin', 'übung', 'übt', 'tempo', 'einteilen', 'vorbereitet'],
      wordings: [
        'Ein Vorteil ist, dass man sich den Stoff durch die Übung besser merkt.',
        'Kinder werden selbstständig und lernen, ihre Zeit gut einzuteilen.',
        'Zu Hause kann jeder in seinem eigenen Tempo arbeiten, ganz ohne Druck.',
        'Wer regelmäßig übt, ist auf die nächste Klassenarbeit gut vorbereitet.',
      ],
    },
    {
      question: 'Welche Nachteile haben Hausaufgaben für Kinder und Familien?',
      aspect: 'die Nachteile von Hausaufgaben',
      followUps: [
        'Warum gibt es in manchen Familien Streit wegen der Aufgaben für die Schule?',
        'Wann sind Hausaufgaben für ein Kind zu viel?',
      ],
      starter: 'Viele Kinder sind nach der Schule …, und manche Eltern können nicht …',
      words: ['nachteil', 'negativ', 'problem', 'streit', 'müde', 'stress', 'freizeit', 'spielen', 'ungerecht', 'unfair', 'hobby', 'tränen', 'überfordert'],
      wordings: [
        'Ein Nachteil ist, dass die Kinder kaum noch Zeit zum Spielen und für Hobbys haben.',
        'Nach einem langen Schultag sind viele müde und können nicht mehr denken.',
        'Es ist ungerecht, weil manche Eltern nicht gut Deutsch sprechen und deshalb nicht helfen können.',
        'Wegen der Hausaufgaben gibt es in manchen Familien jeden Tag Streit und sogar Tränen.',
      ],
    },
    {
      question: 'Was meinen Sie: Sollte man die Hausaufgaben ganz abschaffen?',
      aspect: 'Ihre Meinung zur Abschaffung der Hausaufgaben',
      followUps: [
        'Wie lange sollte ein Kind in der Grundschule höchstens an seinen Aufgaben sitzen?',
        'Sind Sie für oder gegen Hausaufgaben?',
      ],
      starter: 'Ich finde Hausaufgaben …, aber sie sollten höchstens … Minuten dauern.',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'abschaff', 'höchstens', 'minuten', 'dagegen', 'verzicht', 'zusammenfass', 'glaube'],
      wordings: [
        'Ich bin dagegen, die Hausaufgaben ganz abzuschaffen, aber es sollten weniger sein.',
        'Meiner Meinung nach sollten es höchstens dreißig Minuten am Tag sein.',
        'Mein Fazit ist, dass Kinder mit einem Lehrer in der Schule üben sollten.',
        'Ich finde Hausaufgaben persönlich wichtig, aber es dürfen nicht zu viele sein.',
      ],
    },
  ],
  closing: {
    remark:
      'Wenn ich ehrlich bin, habe ich meine Aufgaben oft erst kurz vor dem Unterricht gemacht. Trotzdem glaube ich, dass ein bisschen Übung zu Hause nicht schadet.',
    question: 'Wie sehr sollten Eltern ihren Kindern bei den Hausaufgaben helfen?',
    simplerQuestion: 'Sollen die Eltern helfen, oder soll das Kind allein arbeiten?',
    starter: 'Eltern sollten …, aber sie sollten nicht …',
  },
};
