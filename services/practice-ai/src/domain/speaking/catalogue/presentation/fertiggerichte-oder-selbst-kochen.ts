import type { PresentationTopic } from '../catalogue-types.js';

/** Fertiggerichte oder selbst kochen? */
export const fertiggerichteOderSelbstKochen: PresentationTopic = {
  id: 'fertiggerichte-oder-selbst-kochen',
  title: 'Fertiggerichte oder selbst kochen?',
  guidingQuestions: [
    {
      question: 'Was sind Fertiggerichte und welche kennen Sie?',
      aspect: 'verschiedene Arten von Fertiggerichten',
      followUps: [
        'Können Sie kurz erklären, was man unter einem Fertiggericht versteht?',
        'Welches fertige Essen gibt es im Supermarkt?',
      ],
      starter: 'Fertiggerichte sind Speisen, die man nur noch … muss, zum Beispiel …',
      words: ['thema', 'präsentation', 'versteht', 'mikrowelle', 'tiefkühl', 'tiefgekühl', 'fertigsuppe', 'fabrik', 'konserve', 'zubereit'],
      wordings: [
        'Fertiggerichte sind Speisen, die man nur noch in der Mikrowelle warm machen muss.',
        'Im Supermarkt findet man Suppen aus der Dose, Tiefkühlpizza und fertige Nudeln.',
        'In meiner Präsentation geht es um die Frage, ob man fertiges Essen kauft oder kocht.',
        'Unter einem Fertiggericht versteht man ein Essen, das schon in der Fabrik gekocht wurde.',
      ],
    },
    {
      question: 'Welche Erfahrungen haben Sie selbst mit Fertiggerichten und mit dem Kochen gemacht?',
      aspect: 'Ihre eigenen Erfahrungen mit dem Kochen und mit Fertiggerichten',
      followUps: [
        'Wie ist das bei Ihnen zu Hause: Wann kochen Sie frisch und wann kaufen Sie etwas Fertiges?',
        'Kochen Sie oft oder selten?',
      ],
      starter: 'In der Woche koche ich meistens …, aber am Wochenende …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'gelernt', 'probiert', 'ausprobiert', 'neulich', 'kindheit', 'mutter', 'oma', 'mitbewohner', 'student'],
      wordings: [
        'Ich habe als Studentin fast jeden Abend eine Pizza in den Ofen geschoben.',
        'Nach der Arbeit bin ich oft müde, und dann mache ich mir nur eine Suppe warm.',
        'Von meiner Mutter habe ich gelernt, wie man Linsen und Reis richtig kocht.',
        'Neulich haben wir eine fertige Lasagne probiert, und sie hat uns gar nicht geschmeckt.',
      ],
    },
    {
      question: 'Welche Rolle spielen Fertiggerichte in Ihrem Heimatland?',
      aspect: 'das Kochen und Essen in Ihrem Heimatland',
      followUps: [
        'Wie essen die Menschen in dem Land, aus dem Sie kommen: eher frisch gekocht oder eher fertig gekauft?',
        'Kochen die Familien in Ihrer Heimat jeden Tag?',
      ],
      starter: 'In meinem Heimatland kochen die meisten Familien …, und Fertiggerichte sind dort …',
      words: ['heimat', 'herkunft', 'land', 'tradition', 'markt', 'großmütter', 'großfamilie', 'großstadt', 'großstädt'],
      wordings: [
        'In meiner Heimat kochen die meisten Familien jeden Tag frisch, oft mit Gemüse vom Markt.',
        'Bei uns in Vietnam kauft man das Essen lieber an einem Stand auf der Straße.',
        'Früher kannte in meinem Land niemand Fertiggerichte, aber heute gibt es sie in jeder Großstadt.',
        'Es ist dort eine Tradition, dass am Wochenende die ganze Großfamilie zusammen kocht.',
      ],
    },
    {
      question: 'Welche Vorteile haben Fertiggerichte?',
      aspect: 'die Vorteile von Fertiggerichten',
      followUps: [
        'Warum entscheiden sich so viele Menschen für ein Gericht, das schon fertig ist?',
        'Was ist gut an fertigem Essen?',
      ],
      starter: 'Ein Vorteil von Fertiggerichten ist, dass man … und nicht lange …',
      words: ['vorteil', 'positiv', 'spar', 'schnell', 'praktisch', 'bequem', 'minute', 'haltbar', 'abwasch', 'vorrat'],
      wordings: [
        'Der größte Vorteil von fertigem Essen ist, dass man viel Zeit spart.',
        'In fünf Minuten steht etwas Warmes auf dem Tisch, und das ist sehr praktisch.',
        'Auch Leute, die nicht kochen können, bekommen so schnell eine warme Mahlzeit.',
        'Außerdem sind solche Gerichte lange haltbar, und danach hat man kaum Abwasch.',
      ],
    },
    {
      question: 'Welche Nachteile hat fertiges Essen?',
      aspect: 'die Nachteile von Fertiggerichten',
      followUps: [
        'Warum ist es nicht so gut, wenn jemand jeden Tag nur Fertiggerichte isst?',
        'Was gefällt Ihnen an fertigem Essen nicht?',
      ],
      starter: 'Gegen Fertiggerichte spricht, dass sie oft … und dass …',
      words: ['nachteil', 'negativ', 'ungesund', 'salz', 'zucker', 'fett', 'zusatzstoff', 'plastik', 'müll', 'verpack', 'übergewicht'],
      wordings: [
        'Viele Fertiggerichte enthalten leider zu viel Salz, Zucker und Fett.',
        'Ein Nachteil ist der Müll, denn jede Portion ist extra in Plastik verpackt.',
        'Wer immer nur solche Produkte isst, lebt auf Dauer ziemlich ungesund.',
        'Oft weiß man gar nicht, welche Zusatzstoffe in der Soße sind.',
      ],
    },
    {
      question: 'Was ist Ihre Meinung: Sollte man lieber selbst kochen?',
      aspect: 'Ihre Meinung zum Kochen und zu Fertiggerichten',
      followUps: [
        'Wofür würden Sie sich entscheiden, wenn Sie genug Zeit hätten, und warum?',
        'Was finden Sie besser: frisches Essen oder fertiges Essen?',
      ],
      starter: 'Meiner Meinung nach ist es besser, … zu …, weil …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'lohn', 'ausnahme', 'verzicht', 'zusammenfass', 'sollte'],
      wordings: [
        'Meiner Meinung nach sollte man so oft wie möglich mit frischen Zutaten kochen.',
        'Ich bin überzeugt, dass selbst gekochtes Essen besser schmeckt und glücklich macht.',
        'Ab und zu ein Fertiggericht finde ich in Ordnung, aber nur als Ausnahme.',
        'Ich persönlich würde nie auf das Kochen verzichten, auch wenn es länger dauert.',
      ],
    },
  ],
  closing: {
    remark: 'Ich finde Kochen entspannend, aber ich verstehe gut, dass an langen Arbeitstagen wenig Zeit dafür bleibt.',
    question: 'Was würden Sie einem Freund raten, der sich jeden Abend eine Tiefkühlpizza macht?',
    simplerQuestion: 'Ein Freund isst jeden Abend nur Pizza. Was sagen Sie ihm?',
    starter: 'Ich würde ihm raten, öfter … zu …, denn …',
  },
};
