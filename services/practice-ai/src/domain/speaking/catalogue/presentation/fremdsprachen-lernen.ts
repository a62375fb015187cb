import type { PresentationTopic } from '../catalogue-types.js';

/** Why and how people learn foreign languages. */
export const fremdsprachenLernen: PresentationTopic = {
  id: 'fremdsprachen-lernen',
  title: 'Fremdsprachen lernen',
  guidingQuestions: [
    {
      question: 'Worum geht es beim Thema Fremdsprachen und wie kann man eine Sprache lernen?',
      aspect: 'verschiedene Wege zu einer Fremdsprache',
      followUps: [
        'Welche Möglichkeiten haben Erwachsene, wenn sie eine neue Sprache lernen wollen?',
        'Wo und wie lernt man eine Sprache?',
      ],
      starter: 'Eine Fremdsprache kann man … lernen, zum Beispiel in … oder mit …',
      words: ['thema', 'präsentation', 'möglichkeit', 'sprachkurs', 'sprachschule', 'volkshochschule', 'app', 'tandem', 'privatlehrer'],
      wordings: [
        'In meiner Präsentation spreche ich darüber, wie Menschen eine fremde Sprache lernen.',
        'Man kann einen Kurs an der Volkshochschule besuchen oder mit einer App üben.',
        'Manche treffen sich mit einem Tandempartner und sprechen abwechselnd in beiden Sprachen.',
        'Es gibt viele Möglichkeiten: Bücher, Videos im Internet oder Privatstunden mit einem Lehrer.',
      ],
    },
    {
      question: 'Welche Sprachen haben Sie selbst gelernt und wie war das für Sie?',
      aspect: 'Ihre eigenen Erfahrungen mit dem Sprachenlernen',
      followUps: [
        'Erzählen Sie bitte, wie Sie mit Deutsch angefangen haben.',
        'Was war für Sie beim Deutschlernen leicht und was war schwer?',
      ],
      starter: 'Ich habe mit … Jahren angefangen, … zu lernen, und am Anfang war …',
      words: ['erfahrung', 'erlebt', 'muttersprache', 'angefangen', 'anfang', 'gelernt', 'verstanden', 'lehrerin', 'aussprache', 'leichtgefallen', 'letzte', 'gestern', 'sohn', 'bruder'],
      wordings: [
        'Ich habe vor zwei Jahren angefangen, Deutsch zu lernen, und mache jeden Abend Übungen.',
        'Am Anfang habe ich fast nichts verstanden, weil alle so schnell gesprochen haben.',
        'Die Aussprache ist mir leichtgefallen, aber die Artikel vergesse ich immer noch.',
        'Meine Muttersprache ist Arabisch, und als zweite Sprache kam bei mir Französisch dazu.',
      ],
    },
    {
      question: 'Welche Rolle spielen Fremdsprachen in Ihrem Heimatland?',
      aspect: 'die Rolle der Fremdsprachen in Ihrem Heimatland',
      followUps: [
        'Ab welcher Klasse lernen die Kinder in Ihrer Heimat eine fremde Sprache?',
        'Sprechen viele Menschen in Ihrer Heimat Englisch?',
      ],
      starter: 'In meinem Heimatland lernen die Kinder ab … eine Fremdsprache, meistens …',
      words: ['heimat', 'herkunft', 'land', 'klasse', 'grundschule', 'schüler', 'pflichtfach', 'touristen'],
      wordings: [
        'In meinem Heimatland lernen alle Schüler ab der dritten Klasse Englisch.',
        'In den Großstädten meines Landes sprechen viele Leute Englisch, auf den Dörfern nur wenige.',
        'In meiner Heimat ist Englisch ein Pflichtfach, aber man spricht im Unterricht zu wenig.',
        'Weil viele Touristen in meine Heimat kommen, sprechen die Verkäufer dort mehrere Sprachen.',
      ],
    },
    {
      question: 'Welche Vorteile hat man, wenn man mehrere Sprachen spricht?',
      aspect: 'die Vorteile von Fremdsprachen',
      followUps: [
        'Wobei helfen Fremdsprachen im Beruf und auf Reisen?',
        'Warum ist es gut, eine fremde Sprache zu können?',
      ],
      starter: 'Wer mehrere Sprachen spricht, kann …, und außerdem …',
      words: ['vorteil', 'positiv', 'chance', 'beruf', 'stelle', 'firma', 'firmen', 'reise', 'kultur', 'gedächtnis', 'gehirn'],
      wordings: [
        'Ein großer Vorteil ist, dass man mit Fremdsprachen bessere Chancen im Beruf hat.',
        'Auf Reisen kann man sich leichter verständigen und lernt die Menschen besser kennen.',
        'Durch eine neue Sprache versteht man auch eine fremde Kultur besser.',
        'Sprachen trainieren das Gehirn und sind gut für das Gedächtnis.',
      ],
    },
    {
      question: 'Welche Schwierigkeiten und Nachteile gibt es beim Lernen einer Fremdsprache?',
      aspect: 'die Schwierigkeiten beim Lernen einer Fremdsprache',
      followUps: [
        'Warum geben manche Leute auf, bevor sie eine Sprache richtig können?',
        'Was ist am Sprachenlernen anstrengend?',
      ],
      starter: 'Schwierig ist, dass …, und viele Leute haben keine …',
      words: ['nachteil', 'negativ', 'schwierig', 'problem', 'anstrengend', 'teuer', 'gebühr', 'geduld', 'vergisst', 'aufgeben', 'aufgegeben'],
      wordings: [
        'Ein Nachteil ist, dass gute Kurse teuer sind und viel Zeit kosten.',
        'Viele Menschen verlieren die Geduld und geben nach ein paar Monaten auf.',
        'Schwierig ist, dass man alles schnell wieder vergisst, wenn man nicht übt.',
        'Es ist anstrengend, neben der Arbeit jeden Tag neue Wörter zu lernen.',
      ],
    },
    {
      question: 'Wie ist Ihre Meinung: Sollte jeder Mensch eine Fremdsprache lernen?',
      aspect: 'Ihre Meinung zum Lernen von Fremdsprachen',
      followUps: [
        'Finden Sie, dass eine einzige Fremdsprache genügt?',
        'Würden Sie einem Freund raten, noch eine Sprache zu lernen?',
      ],
      starter: 'Ich bin der Meinung, dass …, weil …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'zwingen', 'wichtiger', 'genügt', 'glaube', 'denke'],
      wordings: [
        'Ich bin der Meinung, dass jeder wenigstens eine Fremdsprache lernen sollte.',
        'Meiner Ansicht nach soll man Kinder nicht zwingen, drei Sprachen gleichzeitig zu lernen.',
        'Ich persönlich finde es wichtiger, eine Sprache richtig gut zu sprechen.',
        'Ich bin überzeugt, dass es für das Sprachenlernen nie zu spät ist.',
      ],
    },
  ],
  closing: {
    remark:
      'Ihr Thema gefällt mir, weil ich selbst gern neue Sprachen lerne. Meiner Erfahrung nach darf man dabei keine Angst vor Fehlern haben.',
    question: 'Was empfehlen Sie jemandem, der sich nicht traut, in einer fremden Sprache zu sprechen?',
    simplerQuestion: 'Wie kann man das Sprechen am besten üben?',
    starter: 'Ich empfehle, dass man zuerst … und dann jeden Tag …',
  },
};
