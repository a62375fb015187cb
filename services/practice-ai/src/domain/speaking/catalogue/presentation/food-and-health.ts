import type { PresentationTopic } from '../catalogue-types.ts';

/** Topics about what people eat and how they buy it. */
export const foodAndHealth: PresentationTopic[] = [
  {
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
  },
  {
    id: 'bio-lebensmittel',
    title: 'Bio-Lebensmittel: besser oder nur teurer?',
    guidingQuestions: [
      {
        question: 'Was bedeutet „Bio“ bei Lebensmitteln?',
        aspect: 'den Unterschied zwischen Bio-Lebensmitteln und anderen Produkten',
        followUps: [
          'Woran erkennt man im Geschäft, dass ein Produkt wirklich „Bio“ ist?',
          'Was ist bei Bio-Obst anders als bei normalem Obst?',
        ],
        starter: 'Bei Bio-Lebensmitteln arbeiten die Bauern ohne …, und man erkennt diese Produkte an …',
        words: ['thema', 'präsentation', 'bedeut', 'versteht', 'siegel', 'zeichen', 'erkenn', 'dünger', 'definition', 'regeln'],
        wordings: [
          'Bio bedeutet, dass die Bauern nach besonderen Regeln arbeiten und keinen künstlichen Dünger benutzen.',
          'Man erkennt solche Produkte an einem grünen Zeichen auf der Packung.',
          'Mein Thema heute ist der Unterschied zwischen normalem Obst und Obst aus biologischem Anbau.',
          'Unter Bio-Eiern versteht man Eier von Hühnern, die draußen leben dürfen.',
        ],
      },
      {
        question: 'Kaufen Sie selbst Bio-Lebensmittel? Erzählen Sie von Ihren Erfahrungen.',
        aspect: 'Ihre eigenen Erfahrungen mit Bio-Lebensmitteln',
        followUps: [
          'Worauf achten Sie persönlich, wenn Sie Obst, Milch oder Fleisch einkaufen?',
          'Was kaufen Sie: Bio oder normale Produkte?',
        ],
        starter: 'Wenn ich einkaufe, achte ich vor allem auf …, und Bio-Produkte kaufe ich …',
        words: ['erfahrung', 'erlebt', 'erlebnis', 'probiert', 'neulich', 'kindheit', 'tochter', 'bioladen', 'garten', 'balkon', 'wochenmarkt', 'einkaufszettel'],
        wordings: [
          'Ich kaufe Eier und Milch immer im Bioladen, aber Gemüse hole ich im Supermarkt.',
          'Seit meine Tochter auf der Welt ist, kaufen wir nur noch Möhren und Äpfel in Bio-Qualität.',
          'Neulich habe ich auf dem Wochenmarkt Tomaten von einem Biobauern probiert.',
          'Als Kind hatte ich bei meinen Großeltern im Garten jeden Sommer eigene Erdbeeren.',
        ],
      },
      {
        question: 'Gibt es in Ihrem Heimatland viele Bio-Produkte?',
        aspect: 'Bio-Produkte in Ihrem Heimatland',
        followUps: [
          'Wie wichtig ist Bio für die Menschen in dem Land, in dem Sie geboren sind?',
          'Wo kaufen die Leute in Ihrer Heimat Obst und Gemüse?',
        ],
        starter: 'In meinem Heimatland kann man Bio-Produkte … kaufen, aber viele Leute …',
        words: ['heimat', 'herkunft', 'land', 'dörfer', 'dorf', 'hauptstadt', 'tradition', 'verbreitet', 'bekannt'],
        wordings: [
          'In meiner Heimat ist das Wort Bio noch nicht sehr bekannt.',
          'Bei uns in Marokko kaufen die Leute ihr Gemüse direkt bei den Bauern im Dorf.',
          'Nur in der Hauptstadt gibt es ein paar Läden, die biologische Produkte verkaufen.',
          'Die Menschen in Peru essen traditionell viel frisches Obst, aber niemand fragt, ob es Bio ist.',
        ],
      },
      {
        question: 'Was spricht für Bio-Lebensmittel?',
        aspect: 'die Vorteile von Bio-Lebensmitteln',
        followUps: [
          'Welche Vorteile haben biologische Produkte für die Menschen, die Tiere und die Natur?',
          'Warum ist Bio gut?',
        ],
        starter: 'Für Bio-Lebensmittel spricht, dass sie … und dass die Tiere …',
        words: ['vorteil', 'positiv', 'umwelt', 'natur', 'gesünder', 'gesund', 'tier', 'geschmack', 'boden', 'insekt'],
        wordings: [
          'Ein Vorteil ist, dass weniger Gift in den Boden und ins Wasser kommt.',
          'Den Tieren geht es besser, weil sie mehr Platz haben und auf die Wiese dürfen.',
          'Viele Kunden sagen, dass Äpfel und Tomaten ohne Chemie einen besseren Geschmack haben.',
          'Biologisches Gemüse ist gesünder, und man schützt damit auch die Umwelt.',
        ],
      },
      {
        question: 'Was spricht gegen Bio-Lebensmittel?',
        aspect: 'die Nachteile von Bio-Lebensmitteln',
        followUps: [
          'Warum kaufen viele Leute trotzdem lieber normale Produkte?',
          'Ist Bio für viele Familien zu teuer?',
        ],
        starter: 'Ein Nachteil von Bio-Lebensmitteln ist, dass sie …, deshalb können viele Leute …',
        words: ['nachteil', 'negativ', 'teuer', 'teurer', 'doppelt', 'preis', 'leisten', 'verdirbt', 'betrug', 'auswahl', 'transport'],
        wordings: [
          'Der größte Nachteil ist der Preis, denn Bio-Fleisch kostet oft doppelt so viel.',
          'Familien mit wenig Geld können sich so teure Lebensmittel gar nicht leisten.',
          'Manche Bio-Früchte kommen mit dem Flugzeug, und dieser lange Transport ist schlecht fürs Klima.',
          'In kleinen Läden ist die Auswahl nicht groß, und das Obst verdirbt schneller.',
        ],
      },
      {
        question: 'Wie ist Ihre Meinung: Soll man nur noch Bio kaufen?',
        aspect: 'Ihre Meinung zu Bio-Lebensmitteln',
        followUps: [
          'Was denken Sie persönlich: Lohnt es sich, für Bio mehr Geld auszugeben?',
          'Finden Sie Bio wichtig oder nicht so wichtig?',
        ],
        starter: 'Ich bin der Meinung, dass man Bio-Produkte … sollte, weil …',
        words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'lohn', 'vernünftig', 'übertrieben', 'zusammenfass', 'sollte'],
        wordings: [
          'Ich bin der Meinung, dass sich Bio vor allem bei Fleisch und Eiern lohnt.',
          'Meiner Ansicht nach sind Produkte aus der Region besser als Bio aus dem Ausland.',
          'Alles nur noch biologisch zu kaufen, finde ich ehrlich gesagt übertrieben.',
          'Zum Schluss kann ich jedem nur empfehlen, weniger, aber dafür bessere Lebensmittel zu kaufen.',
        ],
      },
    ],
    closing: {
      remark: 'Ich kaufe nicht alles in Bio-Qualität, aber bei Eiern ist mir wichtig, dass es den Hühnern gut geht.',
      question: 'Was könnte der Staat tun, damit sich mehr Familien gutes Essen leisten können?',
      simplerQuestion: 'Wie kann gutes Essen für alle billiger werden?',
      starter: 'Der Staat könnte zum Beispiel …, damit …',
    },
  },
  {
    id: 'gesund-fruehstuecken',
    title: 'Gesund frühstücken',
    guidingQuestions: [
      {
        question: 'Was gehört zu einem gesunden Frühstück?',
        aspect: 'die richtigen Zutaten für ein gesundes Frühstück',
        followUps: [
          'Welche Lebensmittel sollten am Morgen auf dem Tisch stehen, damit das Frühstück gesund ist?',
          'Was ist gesünder: Brot mit Käse oder ein süßes Brötchen?',
        ],
        starter: 'Zu einem gesunden Frühstück gehören für mich …, … und ein Glas …',
        words: ['thema', 'präsentation', 'gehör', 'zutat', 'vollkorn', 'haferflocken', 'vitamin', 'nüsse', 'eiweiß', 'nährstoff'],
        wordings: [
          'Zu einem gesunden Frühstück gehören Vollkornbrot, frisches Obst und ein Glas Wasser.',
          'Besonders gut sind Haferflocken mit Joghurt, weil sie viele Vitamine enthalten.',
          'Heute spreche ich über das Thema Frühstück und darüber, welche Zutaten gesund sind.',
          'Außer Brot dürfen Nüsse, Käse, Gurken oder Tomaten auf dem Tisch nicht fehlen.',
        ],
      },
      {
        question: 'Wie sieht Ihr eigenes Frühstück aus?',
        aspect: 'Ihre eigenen Gewohnheiten beim Frühstück',
        followUps: [
          'Erzählen Sie bitte von einem ganz normalen Morgen: Wann, wo und mit wem frühstücken Sie?',
          'Was essen und trinken Sie morgens?',
        ],
        starter: 'Unter der Woche frühstücke ich um … Uhr, meistens esse ich …',
        words: ['erfahrung', 'erlebt', 'wecker', 'unterwegs', 'bäcker', 'sonntag', 'wochenende', 'kindheit', 'gewohnheit', 'uhr', 'meistens'],
        wordings: [
          'Ich stehe um sechs Uhr auf und trinke zuerst einen Kaffee mit viel Milch.',
          'Unter der Woche esse ich unterwegs ein Brötchen vom Bäcker, weil ich spät dran bin.',
          'Am Sonntag sitzt meine ganze Familie zwei Stunden zusammen am Tisch.',
          'In meiner Kindheit hat mir mein Vater vor der Schule immer einen warmen Brei gemacht.',
        ],
      },
      {
        question: 'Was isst man in Ihrem Heimatland am Morgen?',
        aspect: 'das Frühstück in Ihrem Heimatland',
        followUps: [
          'Gibt es in Ihrer Heimat ein typisches Frühstück, und was ist anders als in Deutschland?',
          'Isst man in Ihrer Heimat morgens warm oder kalt?',
        ],
        starter: 'In meinem Heimatland isst man morgens …, und dazu trinkt man …',
        words: ['heimat', 'herkunft', 'land', 'typisch', 'tradition', 'üblich', 'oliven', 'süden', 'norden'],
        wordings: [
          'In der Türkei gibt es morgens Oliven, Schafskäse, Tomaten und natürlich schwarzen Tee.',
          'Typisch für meine Heimat ist ein warmes Gericht mit Reis und Ei.',
          'Anders als die Deutschen essen meine Landsleute morgens nur etwas Süßes und trinken Espresso.',
          'Im Süden meines Landes ist es üblich, schon früh eine scharfe Suppe zu essen.',
        ],
      },
      {
        question: 'Warum ist es gut, morgens gesund zu frühstücken, und was ist schwierig daran?',
        aspect: 'die Vor- und Nachteile eines gesunden Frühstücks',
        followUps: [
          'Welche Vor- und Nachteile hat es, wenn man sich am Morgen Zeit für ein gutes Frühstück nimmt?',
          'Warum lassen viele Leute das Frühstück ausfallen?',
        ],
        starter: 'Ein Vorteil ist, dass man …, aber andererseits muss man …',
        words: ['vorteil', 'nachteil', 'einerseits', 'andererseits', 'energie', 'konzentrier', 'schwierig', 'aufwand', 'stress', 'hungrig', 'fit'],
        wordings: [
          'Ein Vorteil ist, dass man genug Energie hat und sich besser konzentrieren kann.',
          'Der Nachteil daran ist, dass man dafür früher aus dem Bett muss.',
          'Wer gut gegessen hat, wird nicht so schnell hungrig und bleibt bis mittags fit.',
          'Schwierig ist nur, dass ein frisches Frühstück Geld kostet und morgens Arbeit macht.',
        ],
      },
      {
        question: 'Wie wichtig ist das Frühstück Ihrer Meinung nach?',
        aspect: 'Ihre Meinung über die Bedeutung des Frühstücks',
        followUps: [
          'Manche sagen, dass das Frühstück die wichtigste Mahlzeit am Tag ist. Sehen Sie das auch so?',
          'Soll man jeden Morgen etwas essen, auch wenn man keinen Hunger hat?',
        ],
        starter: 'Ich denke, dass das Frühstück … ist, denn ohne Frühstück …',
        words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'wichtigste', 'zwingen', 'zustimm', 'zusammenfass', 'sollte'],
        wordings: [
          'Meiner Ansicht nach ist das Frühstück die wichtigste Mahlzeit am ganzen Tag.',
          'Niemand sollte sich zwingen, etwas zu essen, wenn er noch keinen Hunger hat.',
          'Ich bin davon überzeugt, dass kein Kind ohne Frühstück in die Schule gehen sollte.',
          'Zusammenfassend kann ich sagen, dass mir persönlich Ruhe am Morgen wichtiger ist als viel Essen.',
        ],
      },
    ],
    closing: {
      remark: 'Ich glaube, dass ein ruhiges Frühstück gute Laune macht, auch wenn es nur zehn Minuten dauert.',
      question: 'Sollte jede Schule am Morgen ein kostenloses Frühstück anbieten?',
      simplerQuestion: 'Soll es in der Schule Frühstück für alle Kinder geben?',
      starter: 'Ich finde diese Idee …, weil viele Kinder morgens …',
    },
  },
];
