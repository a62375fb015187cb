import type { PresentationTopic } from '../catalogue-types.ts';

/** Topics about screens and what people do with them. */
export const media: PresentationTopic[] = [
  {
    id: 'internet-jeden-tag',
    title: 'Internet: jeden Tag online',
    guidingQuestions: [
      {
        question: 'Wofür benutzen Menschen heute das Internet?',
        aspect: 'die vielen Möglichkeiten im Internet',
        followUps: [
          'Nennen Sie bitte einige Dinge, die man heute online erledigen kann.',
          'Was kann man im Internet machen?',
        ],
        starter: 'Im Internet kann man …, … und zum Beispiel auch …',
        words: ['thema', 'präsentation', 'überweis', 'buchen', 'wetterbericht', 'fahrplan', 'formular', 'erledig', 'onlinebanking', 'videoanruf'],
        wordings: [
          'Das Thema meiner Präsentation ist das Internet und wofür wir es heute benutzen.',
          'Man kann online ein Hotel buchen, Formulare ausfüllen und Geld überweisen.',
          'Die meisten Leute suchen im Netz nach dem Wetterbericht, nach Fahrplänen oder nach Nachrichten.',
          'Vom Arzttermin bis zum Kinoticket lässt sich heute fast alles am Computer erledigen.',
        ],
      },
      {
        question: 'Wie nutzen Sie persönlich das Internet?',
        aspect: 'Ihre eigenen Erfahrungen mit dem Internet',
        followUps: [
          'Was haben Sie schon Gutes oder Schlechtes im Netz erlebt?',
          'Wie viele Stunden am Tag sind Sie online?',
        ],
        starter: 'Ich bin jeden Tag ungefähr … Stunden im Internet, vor allem, um … zu …',
        words: ['erfahrung', 'erlebt', 'erlebnis', 'stunde', 'morgens', 'abends', 'neulich', 'meistens', 'täglich', 'bruder', 'gefunden'],
        wordings: [
          'Ich bin jeden Tag ungefähr drei Stunden online, meistens abends auf dem Sofa.',
          'Mit meinem Bruder in Kanada spreche ich jeden Sonntag über das Internet.',
          'Einmal habe ich im Netz eine Wohnung gesucht und schon nach einer Woche gefunden.',
          'Neulich hat bei mir zu Hause das WLAN nicht funktioniert, und ich konnte nichts lernen.',
        ],
      },
      {
        question: 'Wie ist die Situation mit dem Internet in Ihrem Heimatland?',
        aspect: 'das Internet in Ihrem Heimatland',
        followUps: [
          'Haben in Ihrer Heimat alle Menschen einen guten Zugang zum Netz, auch in den Dörfern?',
          'Ist das Internet in Ihrer Heimat schnell oder langsam?',
        ],
        starter: 'In meinem Heimatland haben … Prozent der Menschen Internet, aber auf dem Land …',
        words: ['heimat', 'herkunft', 'land', 'dörfer', 'dorf', 'internetcafé', 'hauptstadt', 'prozent', 'großeltern'],
        wordings: [
          'In meinem Heimatland ist das Internet in den Städten sehr schnell und billig.',
          'In den Dörfern gibt es dort oft nur eine schlechte oder gar keine Verbindung.',
          'Bei uns in Estland kann man sogar von zu Hause aus am Computer wählen.',
          'Als ich klein war, gingen meine Landsleute noch ins Internetcafé, heute hat jeder ein Handy.',
        ],
      },
      {
        question: 'Welche Vorteile bringt uns das Internet?',
        aspect: 'die Vorteile des Internets',
        followUps: [
          'Was ist durch das Internet im Alltag leichter geworden?',
          'Was gefällt Ihnen am Internet?',
        ],
        starter: 'Ein großer Vorteil des Internets ist, dass man … kann, ohne …',
        words: ['vorteil', 'positiv', 'leichter', 'schneller', 'bequem', 'kostenlos', 'praktisch', 'nützlich', 'spar', 'erleichter'],
        wordings: [
          'Durch das Internet findet man jede Information viel schneller als früher.',
          'Der wichtigste Vorteil ist, dass man kostenlos mit Menschen auf der ganzen Welt reden kann.',
          'Praktisch finde ich auch, dass man nicht mehr zur Bank gehen muss.',
          'Wer etwas lernen will, bekommt online viele gute Kurse und nützliche Videos.',
        ],
      },
      {
        question: 'Welche Nachteile und Gefahren hat das Internet?',
        aspect: 'die Nachteile und Gefahren des Internets',
        followUps: [
          'Wann kann das Internet zu einem Problem werden?',
          'Was ist schlecht am Internet?',
        ],
        starter: 'Das Internet hat auch Nachteile: Viele Menschen …, und manchmal …',
        words: ['nachteil', 'negativ', 'gefahr', 'gefährlich', 'problem', 'betrüg', 'betrug', 'falsch', 'süchtig', 'virus', 'passwort', 'passwörter', 'fremde'],
        wordings: [
          'Negativ ist, dass im Netz viele falsche Nachrichten stehen.',
          'Manche Jugendliche werden süchtig und können gar nicht mehr ohne Bildschirm leben.',
          'Es gibt Betrüger, die unsere Passwörter und unser Geld stehlen wollen.',
          'Gefährlich ist auch, dass fremde Leute persönliche Daten von uns bekommen.',
        ],
      },
      {
        question: 'Was ist Ihre Meinung: Könnten wir heute ohne Internet leben?',
        aspect: 'Ihre Meinung über ein Leben mit und ohne Internet',
        followUps: [
          'Wie stehen Sie persönlich zum Internet, und sollten wir vielleicht öfter offline sein?',
          'Ist das Internet für Sie eher gut oder eher schlecht?',
        ],
        starter: 'Meiner Meinung nach ist ein Leben ohne Internet …, weil …',
        words: ['meinung', 'ansicht', 'überzeug', 'fazit', 'empfehl', 'unmöglich', 'vorstell', 'offline', 'überwieg', 'zusammenfass', 'sollte'],
        wordings: [
          'Ein Leben ganz ohne Internet kann ich mir heute nicht mehr vorstellen.',
          'Ich bin der Ansicht, dass jeder von uns öfter mal offline sein sollte.',
          'Für mich überwiegen die guten Seiten, aber man muss vorsichtig bleiben.',
          'Mein Fazit lautet: Das Netz ist eine tolle Erfindung, wenn man es klug benutzt.',
        ],
      },
    ],
    closing: {
      remark: 'Ich schätze das Internet sehr, aber am Wochenende tut mir ein Tag ohne Computer richtig gut.',
      question: 'Wie kann man älteren Menschen helfen, die mit dem Internet noch keine Übung haben?',
      simplerQuestion: 'Eine ältere Nachbarin versteht das Internet nicht. Wie helfen Sie ihr?',
      starter: 'Man könnte für ältere Menschen …, damit sie …',
    },
  },
  {
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
      question: 'Kann man mit Filmen und Serien Ihrer Erfahrung nach gut Deutsch lernen?',
      simplerQuestion: 'Helfen Ihnen Filme beim Deutschlernen?',
      starter: 'Wenn ich einen Film auf Deutsch sehe, lerne ich …, aber …',
    },
  },
  {
    id: 'soziale-medien',
    title: 'Soziale Medien: Freude oder Stress?',
    guidingQuestions: [
      {
        question: 'Welche Erfahrungen haben Sie selbst mit sozialen Medien gemacht?',
        aspect: 'Ihre eigenen Erfahrungen mit sozialen Medien',
        followUps: [
          'Sind Sie in einem sozialen Netzwerk, und was machen Sie dort?',
          'Posten Sie manchmal selbst Fotos, oder schauen Sie nur zu?',
        ],
        starter: 'Ich benutze soziale Medien seit …, und am häufigsten … ich dort …',
        words: ['erfahrung', 'erlebt', 'erlebnis', 'angemeldet', 'gelöscht', 'neulich', 'profil', 'konto', 'hochgeladen', 'schulfreund', 'gepostet'],
        wordings: [
          'Ich poste selten eigene Bilder, aber ich sehe mir gern die Fotos meiner Freunde an.',
          'Vor zwei Jahren habe ich mein Profil gelöscht, weil ich zu viel Zeit verloren habe.',
          'Über ein soziales Netzwerk habe ich meine alte Schulfreundin Amira wiedergefunden.',
          'Mit vierzehn habe ich mich zum ersten Mal angemeldet, und meine Eltern wussten nichts davon.',
        ],
      },
      {
        question: 'Wie benutzt man soziale Medien in Ihrem Heimatland?',
        aspect: 'soziale Medien in Ihrem Heimatland',
        followUps: [
          'Welche Bedeutung haben soziale Netzwerke für die Menschen in Ihrer Heimat?',
          'Wer benutzt in Ihrer Heimat soziale Medien: nur die Jungen oder auch die Älteren?',
        ],
        starter: 'In meinem Heimatland sind soziale Medien …, vor allem bei …',
        words: ['heimat', 'herkunft', 'land', 'bevölkerung', 'verbreitet', 'großmütter', 'geschäftsleute', 'politiker', 'großväter'],
        wordings: [
          'In meiner Heimat sind fast alle in sozialen Netzwerken, sogar die Großmütter.',
          'Viele kleine Geschäfte auf den Philippinen verkaufen ihre Waren nur über soziale Medien.',
          'In meinem Land zeigt man den Verwandten im Ausland auf diese Weise jede Hochzeit.',
          'Unsere Politiker schreiben dort jeden Tag, was sie machen und was sie planen.',
        ],
      },
      {
        question: 'Welche Vorteile haben soziale Medien?',
        aspect: 'die Vorteile von sozialen Medien',
        followUps: [
          'Wobei können soziale Netzwerke den Menschen helfen?',
          'Was ist schön an sozialen Medien?',
        ],
        starter: 'Der größte Vorteil ist für mich, dass man mit … in Kontakt …',
        words: ['vorteil', 'positiv', 'kontakt', 'kennenlern', 'kennenzulern', 'nützlich', 'idee', 'gruppe', 'austausch', 'rezept', 'tipps'],
        wordings: [
          'Ich sehe einen Vorteil darin, dass man leicht neue Leute mit dem gleichen Hobby kennenlernt.',
          'Egal wie weit entfernt Freunde leben, man hält ohne große Mühe Kontakt.',
          'In verschiedenen Gruppen bekommt man nützliche Tipps, zum Beispiel für die Wohnungssuche.',
          'Junge Künstler können ihre Ideen zeigen und werden dadurch schnell bekannt.',
        ],
      },
      {
        question: 'Welche Nachteile haben soziale Medien?',
        aspect: 'die Nachteile von sozialen Medien',
        followUps: [
          'Warum fühlen sich manche Menschen schlecht, wenn sie lange in sozialen Netzwerken waren?',
          'Was ist in sozialen Medien gefährlich?',
        ],
        starter: 'Problematisch finde ich, dass viele Leute dort … und dass Jugendliche …',
        words: ['nachteil', 'negativ', 'problem', 'mobbing', 'gemobbt', 'beleidig', 'neidisch', 'vergleich', 'gefährlich', 'fremde', 'traurig', 'lüge', 'falsch'],
        wordings: [
          'Viele vergleichen ihr Leben mit perfekten Bildern und werden davon traurig.',
          'Ein großes Problem ist Mobbing, denn manche schreiben sehr gemeine Kommentare.',
          'Zu den Nachteilen gehört, dass fremde Menschen private Fotos sehen können.',
          'Falsche Nachrichten werden tausendmal geteilt, bevor jemand die Wahrheit erfährt.',
        ],
      },
      {
        question: 'Was denken Sie: Ab welchem Alter sollten Jugendliche soziale Medien benutzen dürfen?',
        aspect: 'Ihre Meinung zu sozialen Medien und zum richtigen Alter dafür',
        followUps: [
          'Manche Eltern wollen soziale Medien erst ab sechzehn erlauben. Sind Sie dafür oder dagegen?',
          'Finden Sie soziale Medien für Kinder gut oder schlecht?',
        ],
        starter: 'Ich finde, dass Jugendliche erst ab … Jahren …, weil …',
        words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'alter', 'sechzehn', 'erlaub', 'verbot', 'verbieten', 'zusammenfass'],
        wordings: [
          'Ich bin der Ansicht, dass Kinder unter vierzehn Jahren dort nichts zu suchen haben.',
          'Ein Verbot hilft meiner Ansicht nach nicht, weil Jugendliche immer einen Weg finden.',
          'Erlaubt sein sollte das meiner Meinung nach erst, wenn man sechzehn ist.',
          'Persönlich glaube ich, dass die Schule den richtigen Umgang mit diesen Netzwerken erklären muss.',
        ],
      },
    ],
    closing: {
      remark: 'Ich habe den Eindruck, dass viele Leute im Netz glücklicher aussehen, als sie in Wirklichkeit sind.',
      question: 'Wie würden Sie reagieren, wenn jemand ohne Ihre Erlaubnis ein Foto von Ihnen ins Netz stellt?',
      simplerQuestion: 'Jemand zeigt Ihr Foto im Internet. Was machen Sie?',
      starter: 'Zuerst würde ich …, und wenn das nicht hilft, …',
    },
  },
];
