import type { PresentationTopic } from '../catalogue-types.ts';

/** Topics about the people one lives with and next to. */
export const homeAndPeople: PresentationTopic[] = [
  {
    id: 'nachbarn',
    title: 'Nachbarn: nah und doch fremd?',
    guidingQuestions: [
      {
        question: 'Was macht einen guten Nachbarn aus?',
        aspect: 'die Eigenschaften eines guten Nachbarn',
        followUps: [
          'Wie sollte sich jemand verhalten, der mit anderen in einem Haus wohnt?',
          'Welche Eigenschaften wünschen Sie sich von einer Person, die neben Ihnen wohnt?',
        ],
        starter: 'Ein guter Nachbar ist jemand, der … und der nie …',
        words: ['thema', 'präsentation', 'eigenschaft', 'rücksicht', 'hilfsbereit', 'höflich', 'verhalten', 'wünsch', 'zuverlässig', 'respekt'],
        wordings: [
          'Ein guter Nachbar ist freundlich, hilfsbereit und nimmt Rücksicht auf die anderen.',
          'In meinem Vortrag spreche ich über das Thema Nachbarn und das Leben im selben Haus.',
          'Wer neben anderen Menschen wohnt, sollte höflich grüßen und zuverlässig sein.',
          'Ich wünsche mir Nachbarn, die mich respektieren und nicht schlecht über andere reden.',
        ],
      },
      {
        question: 'Wie ist Ihr Verhältnis zu Ihren eigenen Nachbarn?',
        aspect: 'Ihre eigenen Erfahrungen mit Nachbarn',
        followUps: [
          'Was haben Sie mit Ihren Nachbarn schon Schönes oder Ärgerliches erlebt?',
          'Wer wohnt neben Ihnen, und reden Sie manchmal miteinander?',
        ],
        starter: 'Neben mir wohnt …, und wir … manchmal zusammen …',
        words: ['erfahrung', 'erlebt', 'erlebnis', 'neulich', 'letzte', 'umzug', 'eingezogen', 'gegenüber', 'verhältnis', 'ehepaar', 'stock'],
        wordings: [
          'Mir gegenüber wohnt ein älteres Ehepaar, das mir letzten Winter eine Suppe gebracht hat.',
          'Als ich neu eingezogen war, habe ich bei allen im Haus geklingelt.',
          'Mit der Familie im zweiten Stock habe ich ein sehr gutes Verhältnis.',
          'Ich kenne leider kaum jemanden in meinem Haus, wir grüßen uns nur kurz.',
        ],
      },
      {
        question: 'Wie leben Nachbarn in Ihrem Heimatland zusammen?',
        aspect: 'das Leben mit Nachbarn in Ihrem Heimatland',
        followUps: [
          'Was ist zwischen Nachbarn in Ihrer Heimat anders als hier?',
          'Besucht man sich in Ihrer Heimat oft, wenn man nebeneinander wohnt?',
        ],
        starter: 'In meinem Heimatland kennt man seine Nachbarn …, und abends …',
        words: ['heimat', 'herkunft', 'land', 'dorf', 'dörfer', 'großstadt', 'großstädt', 'sitte', 'tradition', 'üblich'],
        wordings: [
          'In meiner Heimat sind die Türen immer offen, und man besucht sich ohne Termin.',
          'Bei uns in Ghana passen die Nachbarn auf alle Kinder in der Straße auf.',
          'Auf dem Dorf kennt dort jeder jeden, aber in der Großstadt ist es inzwischen anders.',
          'Wenn in meinem Land jemand heiratet, ist es üblich, die ganze Straße einzuladen.',
        ],
      },
      {
        question: 'Welche Vorteile hat ein enger Kontakt zu den Nachbarn?',
        aspect: 'die Vorteile eines guten Kontakts zu den Nachbarn',
        followUps: [
          'Wobei können sich Menschen, die im selben Haus leben, gegenseitig helfen?',
          'Warum ist es gut, seine Nachbarn zu kennen?',
        ],
        starter: 'Wenn man seine Nachbarn gut kennt, kann man …, zum Beispiel …',
        words: ['vorteil', 'positiv', 'paket', 'gießen', 'gießt', 'leihen', 'leiht', 'notfall', 'hilfe', 'babysitter', 'allein', 'gegenseitig'],
        wordings: [
          'Ein Vorteil ist, dass jemand die Blumen gießt, wenn man im Urlaub ist.',
          'Nachbarn nehmen Pakete an und leihen einem auch mal eine Bohrmaschine.',
          'Im Notfall ist schnell jemand da, deshalb fühlt man sich sicher.',
          'Alte Leute sind nicht so allein, und junge Eltern finden leicht einen Babysitter.',
        ],
      },
      {
        question: 'Welche Probleme kann es mit Nachbarn geben?',
        aspect: 'die Probleme und Nachteile, die es mit Nachbarn geben kann',
        followUps: [
          'Warum kommt es in Mietshäusern manchmal zum Streit?',
          'Was kann an Nachbarn stören?',
        ],
        starter: 'Oft gibt es Streit, weil jemand … oder weil …',
        words: ['nachteil', 'negativ', 'problem', 'streit', 'laut', 'lärm', 'ärger', 'beschwer', 'neugierig', 'treppenhaus', 'schmutzig', 'rauch'],
        wordings: [
          'Oft gibt es Streit, weil jemand nachts laute Musik hört oder Partys feiert.',
          'Manche Nachbarn beschweren sich über jede Kleinigkeit, zum Beispiel über ein Fahrrad im Treppenhaus.',
          'Der Nachteil ist, dass neugierige Leute alles über einen wissen wollen.',
          'Ärgerlich wird es, wenn im Sommer der Rauch vom Grill in die Wohnung zieht.',
        ],
      },
      {
        question: 'Wie eng sollte der Kontakt zu den Nachbarn Ihrer Meinung nach sein?',
        aspect: 'Ihre Meinung über den richtigen Abstand zu den Nachbarn',
        followUps: [
          'Was finden Sie persönlich besser: mit den Nachbarn befreundet zu sein oder nur zu grüßen?',
          'Können Nachbarn für Sie auch gute Freunde sein?',
        ],
        starter: 'Ich würde sagen, dass man mit seinen Nachbarn …, aber …',
        words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'abstand', 'befreundet', 'freundschaft', 'distanz', 'zusammenfass'],
        wordings: [
          'Ich bin der Meinung, dass ein bisschen Abstand zu den Nachbarn gut ist.',
          'Für mich persönlich ist es wichtiger, sich zu helfen, als befreundet zu sein.',
          'Man sollte den ersten Schritt machen, denn so beginnt oft eine Freundschaft.',
          'Zusammenfassend möchte ich sagen, dass ein netter Gruß und ab und zu ein Gespräch genug sind.',
        ],
      },
    ],
    closing: {
      remark: 'Ich denke, dass schon ein kurzes Gespräch im Treppenhaus den Tag ein wenig schöner macht.',
      question: 'Was könnte man organisieren, damit sich die Menschen in einem Haus besser kennenlernen?',
      simplerQuestion: 'Wie können sich die Leute im Haus besser kennenlernen?',
      starter: 'Man könnte zum Beispiel ein … organisieren, bei dem alle …',
    },
  },
  {
    id: 'ausziehen-und-selbststaendig-werden',
    title: 'Ausziehen und selbstständig werden',
    guidingQuestions: [
      {
        question: 'Welche Erfahrungen haben Sie selbst mit dem Ausziehen von zu Hause gemacht?',
        aspect: 'Ihren eigenen Weg in die Selbstständigkeit',
        followUps: [
          'Erzählen Sie bitte von Ihrer ersten eigenen Wohnung oder von Ihren Plänen dafür.',
          'Wohnen Sie noch bei Ihren Eltern oder nicht mehr?',
        ],
        starter: 'Ich bin mit … Jahren ausgezogen, weil ich … wollte.',
        words: ['erfahrung', 'erlebt', 'ausgezogen', 'umgezogen', 'gezogen', 'damals', 'wohnheim', 'geweint', 'neunzehn', 'mitbewohner', 'studium', 'ausbildung', 'koffer'],
        wordings: [
          'Ich bin mit neunzehn ausgezogen, weil mein Studium in einer anderen Stadt begann.',
          'Mein erstes eigenes Zimmer war sehr klein und lag in einem Wohnheim.',
          'Noch wohne ich bei meinen Eltern, weil ich eine Ausbildung mache.',
          'Damals hat meine Mutter geweint, als ich mit zwei Koffern vor der Tür stand.',
        ],
      },
      {
        question: 'Wann ziehen junge Leute in Ihrem Heimatland normalerweise aus?',
        aspect: 'das Ausziehen von zu Hause in Ihrem Heimatland',
        followUps: [
          'Ist es in Ihrer Heimat normal, dass erwachsene Kinder allein wohnen?',
          'Wohnt man in Ihrer Heimat lange bei den Eltern?',
        ],
        starter: 'In meinem Heimatland bleiben junge Leute meistens bis … bei den Eltern, denn …',
        words: ['heimat', 'herkunft', 'land', 'hochzeit', 'heirat', 'großfamilie', 'üblich', 'generation', 'tradition', 'söhne'],
        wordings: [
          'In Italien bleiben viele Söhne und Töchter bis dreißig im Haus der Familie.',
          'Nach der Tradition meines Landes zieht man erst nach der Hochzeit aus.',
          'Bei uns leben oft drei Generationen unter einem Dach, das ist ganz üblich.',
          'Da Wohnungen in meiner Heimat kaum zu bezahlen sind, wohnt fast niemand allein.',
        ],
      },
      {
        question: 'Welche Vorteile hat es, früh selbstständig zu sein?',
        aspect: 'die Vorteile eines selbstständigen Lebens',
        followUps: [
          'Was lernt ein junger Mensch, wenn er eine eigene Wohnung hat?',
          'Warum macht es Spaß, allein zu wohnen?',
        ],
        starter: 'Wer früh auszieht, lernt …, und außerdem kann man …',
        words: ['vorteil', 'positiv', 'frei', 'verantwortung', 'entscheid', 'lernt', 'erwachsen', 'unabhängig', 'haushalt', 'selbstbewusst'],
        wordings: [
          'Der größte Vorteil ist die Freiheit, denn niemand fragt, wann man nach Hause kommt.',
          'Man lernt, Verantwortung zu übernehmen und mit seinem Geld umzugehen.',
          'Junge Leute werden schneller erwachsen, wenn sie den Haushalt allein machen müssen.',
          'In der eigenen Wohnung darf man alles so einrichten und entscheiden, wie man möchte.',
        ],
      },
      {
        question: 'Welche Nachteile und Schwierigkeiten gibt es, wenn man auszieht?',
        aspect: 'die Nachteile und Schwierigkeiten beim Ausziehen',
        followUps: [
          'Was ist am Anfang schwer, wenn man plötzlich ohne Eltern wohnt?',
          'Ist eine eigene Wohnung für junge Leute zu teuer?',
        ],
        starter: 'Am Anfang ist es schwer, weil man … und weil die Miete …',
        words: ['nachteil', 'negativ', 'problem', 'schwer', 'schwierig', 'miete', 'kaution', 'teuer', 'einsam', 'heimweh', 'rechnung', 'vermiss'],
        wordings: [
          'Ein Nachteil ist, dass man die Miete und alle Rechnungen selbst bezahlen muss.',
          'Viele fühlen sich am Anfang einsam und haben großes Heimweh.',
          'Es ist schwierig, mit wenig Geld ein Zimmer zu finden, denn die Kaution ist hoch.',
          'Nach einem langen Tag wartet niemand mit dem Abendessen, und das vermisst man.',
        ],
      },
      {
        question: 'Was meinen Sie: Wann ist der richtige Zeitpunkt, um auszuziehen?',
        aspect: 'Ihre Meinung über den richtigen Zeitpunkt zum Ausziehen',
        followUps: [
          'Welchen Rat geben Sie jungen Leuten, die noch überlegen, ob sie ausziehen sollen?',
          'Soll man mit achtzehn ausziehen oder lieber warten?',
        ],
        starter: 'Meiner Meinung nach sollte man erst ausziehen, wenn …',
        words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'zeitpunkt', 'warten', 'rat', 'frühestens', 'sollte'],
        wordings: [
          'Meiner Meinung nach sollte man erst ausziehen, wenn man eigenes Geld verdient.',
          'Den richtigen Zeitpunkt muss jeder selbst finden, mit achtzehn oder mit dreißig.',
          'Ich persönlich halte es für falsch, zu lange im Kinderzimmer zu bleiben.',
          'Mein Rat an junge Leute ist, zuerst in eine Wohngemeinschaft zu ziehen.',
        ],
      },
    ],
    closing: {
      remark: 'Ich glaube, dass man seine Eltern nach dem Auszug oft noch lieber mag als vorher.',
      question: 'Welche Dinge im Haushalt sollten Eltern ihren Kindern vor dem Auszug unbedingt beibringen?',
      simplerQuestion: 'Was muss man können, wenn man allein wohnt?',
      starter: 'Vor dem Auszug sollte jeder lernen, wie man … und …',
    },
  },
  {
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
  },
];
