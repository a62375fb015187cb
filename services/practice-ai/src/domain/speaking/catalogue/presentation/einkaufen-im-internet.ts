import type { PresentationTopic } from '../catalogue-types.js';

/** Einkaufen im Internet */
export const einkaufenImInternet: PresentationTopic = {
  id: 'einkaufen-im-internet',
  title: 'Einkaufen im Internet',
  guidingQuestions: [
    {
      question: 'Was kaufen Sie selbst im Internet und was lieber im Geschäft?',
      aspect: 'Ihre eigenen Erfahrungen mit dem Einkaufen im Internet',
      followUps: [
        'Erzählen Sie von einer Bestellung, die besonders gut oder gar nicht geklappt hat.',
        'Bestellen Sie oft etwas im Internet?',
      ],
      starter: 'Ich bestelle vor allem … im Internet, aber … kaufe ich …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'neulich', 'bestelle', 'letzte', 'samstag', 'gekauft', 'zuletzt', 'angekommen', 'geburtstag'],
      wordings: [
        'Ich bestelle Bücher und Technik online, aber Schuhe kaufe ich nur im Laden.',
        'Letzten Monat habe ich eine Lampe bestellt, und sie ist kaputt angekommen.',
        'Das Geburtstagsgeschenk für meinen Bruder habe ich neulich abends mit dem Handy gekauft.',
        'Früher bin ich jeden Samstag durch die Geschäfte gelaufen, jetzt mache ich das nicht mehr.',
      ],
    },
    {
      question: 'Wie kaufen die Menschen in Ihrem Heimatland ein?',
      aspect: 'das Einkaufen in Ihrem Heimatland',
      followUps: [
        'Wie verbreitet ist der Handel im Internet in Ihrer Heimat, und wie bezahlt man dort?',
        'Gehen die Leute in Ihrer Heimat lieber auf den Markt?',
      ],
      starter: 'In meinem Heimatland gehen viele Leute zum Einkaufen …, und im Internet …',
      words: ['heimat', 'herkunft', 'land', 'markt', 'basar', 'handeln', 'bargeld', 'verbreitet', 'kurier', 'moped', 'dörfer'],
      wordings: [
        'In meiner Heimat kaufen die Menschen auf dem Basar und handeln um den Preis.',
        'In China bestellt man sogar Gemüse mit dem Handy, und der Kurier kommt sofort.',
        'Wenn das Paket kommt, bezahlen viele meiner Landsleute lieber mit Bargeld an der Tür.',
        'Weil die Post in unserem Land so lange braucht, bestellt fast niemand etwas.',
      ],
    },
    {
      question: 'Welche Vorteile hat das Einkaufen im Internet?',
      aspect: 'die Vorteile des Einkaufens im Internet',
      followUps: [
        'Warum verzichten so viele Kunden auf den Weg ins Geschäft?',
        'Was ist beim Onlinekauf einfacher als im Laden?',
      ],
      starter: 'Online einzukaufen hat den Vorteil, dass man … und nicht …',
      words: ['vorteil', 'positiv', 'bequem', 'praktisch', 'rund', 'auswahl', 'vergleich', 'billiger', 'günstig', 'schlange', 'öffnungszeit', 'spar'],
      wordings: [
        'Ein Vorteil ist, dass man rund um die Uhr einkaufen kann, auch am Sonntag.',
        'Man kann die Preise gut vergleichen und findet vieles billiger als im Laden.',
        'Es ist bequem, weil die schweren Sachen direkt bis an die Tür kommen.',
        'Niemand muss mehr an der Kasse in der Schlange stehen oder einen Parkplatz suchen.',
      ],
    },
    {
      question: 'Welche Nachteile hat das Einkaufen im Internet?',
      aspect: 'die Nachteile des Einkaufens im Internet',
      followUps: [
        'Welche Folgen hat es für die Städte und für die Umwelt, wenn alle nur noch online kaufen?',
        'Was kann bei einer Bestellung schiefgehen?',
      ],
      starter: 'Ein Nachteil ist, dass man die Sachen nicht … kann und oft …',
      words: ['nachteil', 'negativ', 'zurückschick', 'zurückgeschickt', 'rücksendung', 'anprobier', 'anfassen', 'verpackung', 'müll', 'betrüg', 'betrug', 'innenstädt', 'beratung'],
      wordings: [
        'Ein Nachteil ist, dass man Kleider nicht anprobieren und den Stoff nicht anfassen kann.',
        'Wenn die Größe nicht passt, muss man das Paket zurückschicken, und das ist lästig.',
        'Durch die vielen Pakete entstehen Berge von Müll und mehr Verkehr.',
        'Kleine Läden müssen schließen, und die Innenstädte werden immer leerer.',
      ],
    },
    {
      question: 'Wie ist Ihre Meinung: Werden die Geschäfte in der Stadt verschwinden?',
      aspect: 'Ihre Meinung zur Zukunft der Geschäfte',
      followUps: [
        'Wie werden wir Ihrer Meinung nach in zwanzig Jahren einkaufen, und finden Sie das gut?',
        'Wo kauft man besser ein: im Laden oder im Netz?',
      ],
      starter: 'Ich glaube, dass die Geschäfte in Zukunft …, weil viele Kunden …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'zukunft', 'verschwind', 'unterstütz', 'zusammenfass', 'sollte'],
      wordings: [
        'Ich glaube nicht, dass alle Geschäfte in Zukunft verschwinden werden.',
        'Meiner Meinung nach sollten wir die kleinen Läden in unserer Straße unterstützen.',
        'Beides hat seinen Platz, deshalb würde ich persönlich auf keins davon verzichten.',
        'Ich bin davon überzeugt, dass weniger zu kaufen immer noch am besten ist.',
      ],
    },
  ],
  closing: {
    remark: 'Ich gehe gern in kleine Läden, weil man dort nach einem Rat fragen und sich ein bisschen unterhalten kann.',
    question: 'Welchen Tipp haben Sie, damit man beim Einkaufen im Internet nicht betrogen wird?',
    simplerQuestion: 'Wie merkt man, dass ein Angebot im Internet nicht echt ist?',
    starter: 'Man sollte vor dem Kauf immer …, und bei sehr billigen Angeboten …',
  },
};
