import type { PresentationTopic } from '../catalogue-types.js';

/** Kinder und Handys */
export const kinderUndHandys: PresentationTopic = {
  id: 'kinder-und-handys',
  title: 'Kinder und Handys',
  guidingQuestions: [
    {
      question: 'Wie benutzen Kinder heute das Handy?',
      aspect: 'Kinder und ihre Handys im Alltag',
      followUps: [
        'Was machen Mädchen und Jungen im Alltag mit einem Smartphone?',
        'Spielen Kinder viel mit dem Handy?',
      ],
      starter: 'Viele Kinder bekommen schon mit … Jahren ein Handy, und damit …',
      words: ['thema', 'präsentation', 'spiele', 'chatten', 'videos', 'schulweg', 'grundschule', 'grundschüler', 'fotografier'],
      wordings: [
        'Viele Kinder bekommen schon in der Grundschule ihr erstes eigenes Handy.',
        'Das Thema meines Vortrags ist, wie Mädchen und Jungen ihr Smartphone benutzen.',
        'Auf dem Schulweg sieht man oft Kinder, die Videos ansehen oder chatten.',
        'Sie spielen damit, hören Geschichten und fotografieren alles, was ihnen gefällt.',
      ],
    },
    {
      question: 'Welche Erfahrungen haben Sie selbst mit Kindern und Handys gemacht?',
      aspect: 'Ihre eigenen Erfahrungen mit Kindern und Handys',
      followUps: [
        'Erzählen Sie von Kindern, die Sie gut kennen: Wie gehen diese mit dem Handy um?',
        'Wann haben Sie Ihr erstes Handy bekommen?',
      ],
      starter: 'In meiner Familie …, und mein erstes Handy habe ich … bekommen.',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'sohn', 'tochter', 'neffe', 'nichte', 'cousin', 'enkel', 'neulich', 'bekam', 'damals'],
      wordings: [
        'Mein Sohn ist neun und möchte jeden Tag nach den Hausaufgaben an mein Handy.',
        'Neulich saß meine Nichte beim Essen und hat nur auf ihr Display geschaut.',
        'Ich war schon fünfzehn, als ich mein erstes Telefon zum Geburtstag bekam.',
        'Unsere Tochter gibt uns das Gerät abends um sieben, das haben wir so ausgemacht.',
      ],
    },
    {
      question: 'Wie ist es in Ihrem Heimatland: Haben dort schon kleine Kinder ein Handy?',
      aspect: 'Kinder und Handys in Ihrem Heimatland',
      followUps: [
        'Welche Regeln für Handys gibt es an den Schulen in Ihrer Heimat?',
        'Ab welchem Alter bekommen Kinder in Ihrer Heimat ein eigenes Telefon?',
      ],
      starter: 'In meinem Heimatland bekommen Kinder ein Handy, wenn …, und in der Schule …',
      words: ['heimat', 'herkunft', 'land', 'hauptstadt', 'dorf', 'dörfer', 'üblich', 'gesetz', 'arme', 'reiche'],
      wordings: [
        'In meiner Heimat müssen die Schüler ihr Handy am Morgen beim Lehrer abgeben.',
        'Nicht jede Familie in meinem Land kann für jedes Kind ein Smartphone kaufen.',
        'In Südkorea haben schon die Kleinsten ein Telefon, damit die Eltern sie finden können.',
        'Bei uns auf dem Dorf teilen sich oft alle Geschwister ein einziges Gerät.',
      ],
    },
    {
      question: 'Welche Vorteile und welche Nachteile hat ein Handy für Kinder?',
      aspect: 'die Vorteile und Nachteile von Handys für Kinder',
      followUps: [
        'Was ist nützlich und was ist gefährlich, wenn ein Kind ein Smartphone hat?',
        'Ist das Handy für Kinder eher eine Hilfe oder eher ein Problem?',
      ],
      starter: 'Einerseits können Kinder mit dem Handy …, andererseits …',
      words: ['vorteil', 'nachteil', 'einerseits', 'andererseits', 'notfall', 'erreich', 'gefahr', 'gefährlich', 'augen', 'süchtig', 'bewegung', 'bewegen', 'konzentrier'],
      wordings: [
        'Einerseits ist es gut, dass das Kind im Notfall schnell zu Hause anrufen kann.',
        'Die Eltern sind beruhigt, weil sie ihr Kind jederzeit erreichen können.',
        'Andererseits bewegen sich viele Kinder weniger und schlafen schlecht.',
        'Gefährlich wird es, wenn Kinder Filme sehen, die nicht für ihr Alter sind.',
      ],
    },
    {
      question: 'Was ist Ihre Meinung: Ab wann sollte ein Kind ein eigenes Handy haben?',
      aspect: 'Ihre Meinung über das richtige Alter für ein Handy',
      followUps: [
        'Wie streng sollten Eltern bei diesem Thema sein, und warum denken Sie das?',
        'Soll ein achtjähriges Kind ein Handy haben: ja oder nein?',
      ],
      starter: 'Ich bin der Meinung, dass ein Kind frühestens mit … Jahren …, weil …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'frühestens', 'zwölf', 'streng', 'vorbild', 'kontrollier'],
      wordings: [
        'Ich bin der Ansicht, dass ein Kind frühestens mit zwölf ein eigenes Handy braucht.',
        'Eltern sollten klare Zeiten festlegen und selbst ein gutes Vorbild sein.',
        'Meiner Meinung nach reicht am Anfang ein einfaches Telefon ohne Internet.',
        'Mein Fazit ist, dass strenge Verbote weniger helfen als viele Gespräche.',
      ],
    },
  ],
  closing: {
    remark: 'Ich finde es schwer, Kindern das Handy wegzunehmen, wenn die Erwachsenen selbst ständig darauf schauen.',
    question: 'Sollte man Handys im Unterricht verbieten oder zum Lernen benutzen?',
    simplerQuestion: 'Handys in der Schule: ja oder nein?',
    starter: 'Im Unterricht sollten Handys … sein, denn …',
  },
};
