import type { PresentationTopic } from '../catalogue-types.js';

/** Fernsehen oder Streaming? */
export const fernsehenUndStreaming: PresentationTopic = {
  id: 'fernsehen-und-streaming',
  title: 'Fernsehen oder Streaming?',
  guidingQuestions: [
    {
      question: 'Was ist der Unterschied zwischen Fernsehen und Streaming?',
      aspect: 'den Unterschied zwischen Fernsehen und Streaming',
      followUps: [
        'Können Sie erklären, wie Streaming funktioniert und was beim Fernsehen anders ist?',
        'Wo sieht man eine Serie zu einer festen Uhrzeit: im Fernsehen oder im Internet?',
      ],
      starter: 'Beim Fernsehen muss man …, aber beim Streaming kann man …',
      words: ['thema', 'präsentation', 'unterschied', 'bedeut', 'versteht', 'funktionier', 'uhrzeit', 'abonnement', 'sender', 'vergleich'],
      wordings: [
        'Beim Fernsehen bestimmt der Sender die Uhrzeit, zu der ein Film kommt.',
        'Streaming bedeutet, dass man Filme direkt über das Internet sieht.',
        'Für einen Streamingdienst braucht man meistens ein Abonnement, das man jeden Monat bezahlt.',
        'In meiner Präsentation vergleiche ich das normale Fernsehen mit Filmen aus dem Internet.',
      ],
    },
    {
      question: 'Was sehen Sie selbst gern, und wo sehen Sie es?',
      aspect: 'Ihre eigenen Gewohnheiten beim Fernsehen und beim Streaming',
      followUps: [
        'Erzählen Sie von einer Sendung oder Serie, die Sie in letzter Zeit gesehen haben.',
        'Haben Sie gestern Abend etwas angeschaut?',
      ],
      starter: 'Am liebsten sehe ich …, und zwar meistens am … auf …',
      words: ['erfahrung', 'erlebt', 'liebst', 'lieblings', 'gestern', 'neulich', 'kindheit', 'sofa', 'ehemann', 'schwester', 'krimi', 'besitze'],
      wordings: [
        'Ich sehe am liebsten Krimis, und zwar abends auf meinem Tablet im Bett.',
        'In meiner Kindheit saß die ganze Familie am Samstagabend vor dem Fernseher.',
        'Gestern habe ich mit meiner Schwester vier Folgen von unserer Lieblingsserie gesehen.',
        'Seit einem Jahr besitze ich keinen Fernseher mehr, weil mir der Laptop reicht.',
      ],
    },
    {
      question: 'Wie sehen die Menschen in Ihrem Heimatland Filme und Serien?',
      aspect: 'das Fernsehen und das Streaming in Ihrem Heimatland',
      followUps: [
        'Welche Sendungen sind in Ihrer Heimat besonders beliebt, und schauen Jung und Alt dasselbe?',
        'Läuft bei den Familien in Ihrer Heimat oft der Fernseher?',
      ],
      starter: 'In meinem Heimatland sehen die älteren Leute …, die jüngeren dagegen …',
      words: ['heimat', 'herkunft', 'land', 'einheimisch', 'telenovela', 'beliebt', 'generation', 'großeltern', 'nationalmannschaft'],
      wordings: [
        'In Brasilien sind lange Familienserien, die jeden Abend laufen, sehr beliebt.',
        'Die ältere Generation in meiner Heimat lässt den Fernseher den ganzen Tag laufen.',
        'Wenn unsere Nationalmannschaft spielt, sitzt das ganze Land vor dem Fernseher.',
        'Bei uns haben die jungen Leute kaum noch einen Fernseher, sie sehen alles auf dem Handy.',
      ],
    },
    {
      question: 'Welche Vorteile hat Streaming gegenüber dem Fernsehen?',
      aspect: 'die Vorteile von Streaming',
      followUps: [
        'Warum wechseln so viele Zuschauer vom Fernsehen zu Angeboten im Internet?',
        'Was ist beim Streaming besser als beim Fernsehen?',
      ],
      starter: 'Für Streaming spricht, dass man … und dass es keine … gibt.',
      words: ['vorteil', 'positiv', 'werbung', 'jederzeit', 'flexibel', 'unabhängig', 'pause', 'originalsprache', 'untertitel', 'auswahl', 'auswähl'],
      wordings: [
        'Positiv finde ich, dass man jederzeit anfangen und eine Pause machen kann.',
        'Man kann ausländische Filme in der Originalsprache und mit Untertiteln sehen.',
        'Mir gefällt, dass es keine Werbung gibt und die Auswahl riesig ist.',
        'Streaming ist flexibel, denn man schaut auch im Zug oder im Urlaub.',
      ],
    },
    {
      question: 'Welche Nachteile hat Streaming?',
      aspect: 'die Nachteile von Streaming',
      followUps: [
        'Warum bleiben manche Zuschauer lieber beim normalen Fernsehprogramm?',
        'Was stört Sie beim Streaming?',
      ],
      starter: 'Ein Nachteil von Streaming ist, dass man jeden Monat … und oft viel zu …',
      words: ['nachteil', 'negativ', 'teuer', 'kostet', 'gebühr', 'verbindung', 'süchtig', 'aufhören', 'einsam', 'strom'],
      wordings: [
        'Ein Nachteil sind die Kosten, denn für jeden Dienst bezahlt man extra.',
        'Ohne eine schnelle Verbindung bleibt der Film ständig stehen.',
        'Man kann oft nicht aufhören und sitzt bis tief in die Nacht vor einer Serie.',
        'Jeder sitzt einsam vor seinem eigenen Gerät, und keiner redet mehr mit dem anderen.',
      ],
    },
    {
      question: 'Wie ist Ihre Meinung: Brauchen wir das Fernsehen in Zukunft noch?',
      aspect: 'Ihre Meinung zur Zukunft des Fernsehens',
      followUps: [
        'Was glauben Sie: Wie werden die Menschen in zwanzig Jahren Filme sehen?',
        'Welche der beiden Möglichkeiten finden Sie besser: Fernsehen oder Streaming?',
      ],
      starter: 'Ich vermute, dass das Fernsehen in Zukunft …, weil …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'zukunft', 'verschwind', 'überflüssig', 'aussterben'],
      wordings: [
        'Wenn Sie mich nach meiner Meinung fragen: Das normale Fernsehen wird in Zukunft verschwinden.',
        'Für Nachrichten und Sport brauchen wir das Fernsehen meiner Ansicht nach noch lange.',
        'Ich persönlich würde beides behalten, denn jedes hat seine guten Seiten.',
        'Als Fazit möchte ich sagen, dass man lieber weniger, aber gute Filme sehen sollte.',
      ],
    },
  ],
  closing: {
    remark: 'Ich mag es, wenn eine Sendung eine feste Zeit hat, weil man sich dann die ganze Woche darauf freut.',
    question: 'Kann man Ihrer Erfahrung nach mit Filmen und Serien gut Deutsch lernen?',
    simplerQuestion: 'Helfen Ihnen Filme beim Deutschlernen?',
    starter: 'Wenn ich einen Film auf Deutsch sehe, lerne ich …, aber …',
  },
};
