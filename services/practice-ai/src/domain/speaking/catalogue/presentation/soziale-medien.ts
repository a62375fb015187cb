import type { PresentationTopic } from '../catalogue-types.js';

/** Soziale Medien: Freude oder Stress? */
export const sozialeMedien: PresentationTopic = {
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
};
