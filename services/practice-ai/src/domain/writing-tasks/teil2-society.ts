import type { WritingTask } from '@b1fuchs/contracts';

/** Opinion topics about how people live together. */
export const societyTopics: WritingTask[] = [
  {
    id: 'fremdsprachen-im-kindergarten',
    section: 'teil2',
    title: 'Fremdsprachen im Kindergarten',
    situation:
      'Im Radio haben Sie eine Sendung über Sprachen für kleine Kinder gehört. Im Forum der Sendung schreibt Bettina: „Mein Sohn ist vier und lernt im Kindergarten schon Englisch. Ich finde das viel zu früh, denn Kinder sollen in diesem Alter spielen und erst einmal ihre eigene Sprache lernen.“ Schreiben Sie Ihre Meinung dazu.',
    points: [
      'Sagen Sie, ob Sie Bettina zustimmen.',
      'Nennen Sie mindestens zwei Gründe für Ihre Meinung.',
      'Erzählen Sie von eigenen Erfahrungen mit Fremdsprachen.',
      'Berichten Sie, wie es in Ihrem Heimatland ist.',
    ],
    expressions: [
      {
        expression: 'Meiner Meinung nach …',
        usage: 'So leiten Sie Ihre eigene Meinung ein.',
        example: 'Meiner Meinung nach lernen kleine Kinder besonders leicht.',
      },
      {
        expression: 'Ich bin anderer Meinung als …',
        usage: 'Damit widersprechen Sie höflich.',
        example: 'Ich bin anderer Meinung als Bettina, weil Kinder beim Spielen lernen.',
      },
      {
        expression: 'Dafür spricht, dass …',
        usage: 'Damit nennen Sie ein Argument für eine Sache.',
        example: 'Dafür spricht, dass Kinder eine gute Aussprache bekommen.',
      },
      {
        expression: 'Aus eigener Erfahrung weiß ich, dass …',
        usage: 'So beginnen Sie ein Beispiel aus Ihrem Leben.',
        example: 'Aus eigener Erfahrung weiß ich, dass man eine Sprache schnell vergessen kann.',
      },
      {
        expression: 'In meinem Heimatland ist es üblich, … zu …',
        usage: 'So berichten Sie, was in Ihrem Land normal ist.',
        example: 'In meinem Heimatland ist es üblich, erst in der Schule Englisch zu lernen.',
      },
    ],
  },
  {
    id: 'duerfen-maenner-weinen',
    section: 'teil2',
    title: 'Dürfen Männer weinen?',
    situation:
      'In einer Fernsehsendung wurde über Gefühle gesprochen. Auf der Internetseite der Sendung hat Herbert geschrieben: „Ein richtiger Mann weint nicht, schon gar nicht vor anderen Leuten. Mein Vater hat nie geweint und ich mache es auch nicht.“ Schreiben Sie, was Sie darüber denken.',
    points: [
      'Reagieren Sie auf die Meinung von Herbert.',
      'Begründen Sie, ob Männer Ihrer Meinung nach weinen dürfen.',
      'Erzählen Sie ein Beispiel aus Ihrer Familie oder von Ihren Freunden.',
    ],
    expressions: [
      {
        expression: 'Da kann ich … nicht zustimmen.',
        usage: 'So sagen Sie, dass Sie eine andere Meinung haben.',
        example: 'Da kann ich Herbert nicht zustimmen.',
      },
      {
        expression: 'Ich finde es wichtig, dass …',
        usage: 'Damit betonen Sie, was für Sie zählt.',
        example: 'Ich finde es wichtig, dass alle Menschen ihre Gefühle zeigen können.',
      },
      {
        expression: 'Es ist doch ganz normal, … zu …',
        usage: 'Damit sagen Sie, dass etwas kein Problem ist.',
        example: 'Es ist doch ganz normal, bei einem Abschied zu weinen.',
      },
      {
        expression: 'Ein gutes Beispiel dafür ist …',
        usage: 'So leiten Sie ein Beispiel ein.',
        example: 'Ein gutes Beispiel dafür ist mein Großvater.',
      },
      {
        expression: 'Früher war das anders, aber heute …',
        usage: 'So vergleichen Sie die Vergangenheit mit der Gegenwart.',
        example: 'Früher war das anders, aber heute sprechen viele Männer offen über ihre Sorgen.',
      },
    ],
  },
  {
    id: 'arbeit-am-wochenende',
    section: 'teil2',
    title: 'Arbeit am Wochenende und an Feiertagen',
    situation:
      'Eine Zeitung hat über lange Öffnungszeiten berichtet. Unter dem Artikel kommentiert Verena: „Ich möchte auch am Sonntag einkaufen können. In anderen Ländern arbeiten die Leute doch auch am Wochenende und an Feiertagen.“ Schreiben Sie einen Kommentar und sagen Sie Ihre Meinung.',
    points: [
      'Sagen Sie, was Sie von Verenas Meinung halten.',
      'Nennen Sie Gründe für oder gegen die Arbeit an Sonntagen und Feiertagen.',
      'Vergleichen Sie die Situation mit der in Ihrem Heimatland.',
    ],
    expressions: [
      {
        expression: 'Ich bin dagegen, dass …',
        usage: 'Damit sagen Sie klar, dass Sie etwas nicht wollen.',
        example: 'Ich bin dagegen, dass alle Geschäfte am Sonntag öffnen.',
      },
      {
        expression: 'Man darf nicht vergessen, dass …',
        usage: 'Damit machen Sie auf einen wichtigen Punkt aufmerksam.',
        example: 'Man darf nicht vergessen, dass auch Verkäufer eine Familie haben.',
      },
      {
        expression: 'In manchen Berufen ist es notwendig, … zu …',
        usage: 'So beschreiben Sie eine Ausnahme.',
        example: 'In manchen Berufen ist es notwendig, auch nachts zu arbeiten.',
      },
      {
        expression: 'Im Gegensatz zu …',
        usage: 'Damit zeigen Sie einen Unterschied.',
        example: 'Im Gegensatz zu Deutschland sind bei uns die Läden am Sonntag offen.',
      },
      {
        expression: 'Zusammenfassend kann man sagen, dass …',
        usage: 'So beenden Sie einen Text mit Ihrem Ergebnis.',
        example: 'Zusammenfassend kann man sagen, dass ein freier Tag allen guttut.',
      },
    ],
  },
  {
    id: 'autofreie-innenstadt',
    section: 'teil2',
    title: 'Autofreie Innenstadt',
    situation:
      'Ihre Stadt plant, dass im Zentrum keine Autos mehr fahren dürfen. Auf der Internetseite der Stadt steht dazu die Meinung von Georg: „Ich habe ein Geschäft in der Innenstadt. Wenn meine Kunden nicht mehr mit dem Auto kommen können, kaufen sie woanders ein.“ Schreiben Sie auf dieser Seite, was Sie von dem Plan halten.',
    points: [
      'Gehen Sie auf die Sorge von Georg ein.',
      'Sagen Sie, ob Sie für oder gegen eine autofreie Innenstadt sind, und begründen Sie das.',
      'Beschreiben Sie, wie Sie selbst in die Innenstadt kommen.',
      'Machen Sie der Stadt einen Vorschlag.',
    ],
    expressions: [
      {
        expression: 'Ich verstehe die Sorge von …, aber …',
        usage: 'So zeigen Sie Verständnis, bevor Sie widersprechen.',
        example: 'Ich verstehe die Sorge von Georg, aber viele Kunden kommen mit dem Bus.',
      },
      {
        expression: 'Auf diese Weise …',
        usage: 'Damit erklären Sie, wie man ein Ziel erreicht.',
        example: 'Auf diese Weise wird die Luft im Zentrum sauberer.',
      },
      {
        expression: 'Ich schlage vor, dass …',
        usage: 'So machen Sie einen klaren Vorschlag.',
        example: 'Ich schlage vor, dass die Stadt mehr Busse einsetzt.',
      },
      {
        expression: 'Das führt dazu, dass …',
        usage: 'Damit nennen Sie eine Folge.',
        example: 'Überall parken Autos. Das führt dazu, dass Kinder nicht mehr draußen spielen.',
      },
      {
        expression: 'Statt mit … könnte man mit … fahren.',
        usage: 'So nennen Sie eine andere Möglichkeit.',
        example: 'Statt mit dem Auto könnte man mit dem Fahrrad fahren.',
      },
    ],
  },
];
