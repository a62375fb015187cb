import type { PresentationTopic } from '../catalogue-types.ts';

/** Topics about decisions that many households have to make. */
export const everydayChoices: PresentationTopic[] = [
  {
    id: 'haustiere',
    title: 'Haustiere: Freunde fürs Leben?',
    guidingQuestions: [
      {
        question: 'Welche Tiere halten Menschen als Haustiere und was brauchen diese Tiere?',
        aspect: 'beliebte Haustiere und was sie brauchen',
        followUps: [
          'Was muss man wissen, bevor man ein Tier zu sich nach Hause holt?',
          'Welche Tiere kann man in einer Wohnung halten?',
        ],
        starter: 'Beliebte Haustiere sind …, und sie brauchen jeden Tag …',
        words: ['thema', 'präsentation', 'aquarium', 'käfig', 'futter', 'pflege', 'auslauf', 'artgerecht', 'impf'],
        wordings: [
          'Beliebte Haustiere sind Hunde, Katzen, Kaninchen und kleine Vögel.',
          'Jedes Tier braucht frisches Futter, genug Platz und die richtige Pflege.',
          'Mein Thema ist das Zusammenleben von Menschen und Haustieren.',
          'Manche Leute kaufen Fische für ihr Aquarium, andere holen eine Katze aus dem Tierheim.',
        ],
      },
      {
        question: 'Haben oder hatten Sie selbst ein Haustier?',
        aspect: 'Ihre eigenen Erfahrungen mit Haustieren',
        followUps: [
          'Erzählen Sie bitte von einem Tier, das Sie gut kennen oder als Kind gekannt haben.',
          'Welches Tier mögen Sie am liebsten?',
        ],
        starter: 'Als Kind hatte ich …, und heute …',
        words: ['erfahrung', 'erlebt', 'erlebnis', 'kindheit', 'hieß', 'heißt', 'gestorben', 'gewünscht', 'geburtstag', 'hatte', 'nachbarin', 'sonntag'],
        wordings: [
          'Als Kind hatte ich eine graue Katze, die Mimi hieß und in meinem Bett schlief.',
          'Zu meinem zehnten Geburtstag habe ich mir einen Hund gewünscht, aber keinen bekommen.',
          'Leider bin ich allergisch gegen Katzen und habe deshalb nur zwei Fische.',
          'Jeden Sonntag gehe ich mit dem Hund meiner Nachbarin im Wald spazieren.',
        ],
      },
      {
        question: 'Welche Bedeutung haben Haustiere in Ihrem Heimatland?',
        aspect: 'Haustiere in Ihrem Heimatland',
        followUps: [
          'Leben Hunde und Katzen in Ihrer Heimat eher im Haus oder eher draußen?',
          'Haben in Ihrer Heimat viele Familien ein Tier?',
        ],
        starter: 'In meinem Heimatland haben die Menschen Tiere, um …, und Hunde leben dort …',
        words: ['heimat', 'herkunft', 'land', 'dorf', 'dörfer', 'straße', 'bewach', 'bauern', 'üblich'],
        wordings: [
          'In meiner Heimat leben die meisten Hunde draußen und bewachen das Haus.',
          'In Istanbul kümmern sich viele Leute um die Katzen, die auf der Straße leben.',
          'Auf den Dörfern meines Landes hält man Tiere nur, wenn sie nützlich sind.',
          'Bei uns ist es nicht üblich, dass ein Hund im Wohnzimmer auf dem Sofa liegt.',
        ],
      },
      {
        question: 'Welche Vorteile hat ein Haustier?',
        aspect: 'die Vorteile von Haustieren',
        followUps: [
          'Was können Kinder oder ältere Menschen von einem Tier bekommen?',
          'Warum macht ein Tier viele Menschen glücklich?',
        ],
        starter: 'Ein Haustier ist gut für …, weil man mit ihm …',
        words: ['vorteil', 'positiv', 'verantwortung', 'einsam', 'bewegung', 'freude', 'tröst', 'streichel', 'treu', 'beruhig'],
        wordings: [
          'Ein wichtiger Vorteil ist, dass Kinder durch ein Tier Verantwortung lernen.',
          'Wer allein lebt, fühlt sich mit einem Hund nicht mehr so einsam.',
          'Mit einem Hund muss man jeden Tag an die frische Luft und bekommt Bewegung.',
          'Eine Katze zu streicheln, beruhigt und macht auch kranken Menschen Freude.',
        ],
      },
      {
        question: 'Welche Nachteile hat ein Haustier?',
        aspect: 'die Nachteile von Haustieren',
        followUps: [
          'Welche Schwierigkeiten kann es mit einem Tier in einer Mietwohnung oder im Urlaub geben?',
          'Machen Haustiere viel Arbeit?',
        ],
        starter: 'Ein Haustier kostet …, und wenn man verreisen möchte, …',
        words: ['nachteil', 'negativ', 'kosten', 'kostet', 'teuer', 'tierarzt', 'urlaub', 'verreis', 'schmutz', 'haare', 'vermieter', 'bellen', 'bellt'],
        wordings: [
          'Ein Nachteil sind die Kosten, vor allem, wenn man zum Tierarzt muss.',
          'Viele Leute wissen nicht, wohin mit dem Tier, wenn sie in den Urlaub fahren.',
          'Tiere machen Schmutz, und überall auf dem Teppich findet man Haare.',
          'Es gibt Ärger mit dem Vermieter, wenn ein Hund den ganzen Tag bellt.',
        ],
      },
      {
        question: 'Was ist Ihre Meinung: Gehören Hunde und Katzen in eine Stadtwohnung?',
        aspect: 'Ihre Meinung über Haustiere in der Stadt',
        followUps: [
          'Wer sollte Ihrer Ansicht nach kein Haustier haben, und warum nicht?',
          'Ist eine kleine Wohnung für einen Hund in Ordnung?',
        ],
        starter: 'Ich meine, dass Tiere nur dann …, wenn …',
        words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'stadtwohnung', 'tierquälerei', 'überleg', 'zusammenfass', 'spielzeug', 'sollte'],
        wordings: [
          'Meiner Meinung nach ist eine Stadtwohnung für einen großen Hund viel zu klein.',
          'Bevor man ein Tier kauft, sollte man sich das sehr gut überlegen.',
          'Ich bin überzeugt, dass ein Tier kein Spielzeug und kein gutes Geschenk ist.',
          'Wer den ganzen Tag arbeitet, sollte meiner Ansicht nach keinen Hund haben.',
        ],
      },
    ],
    closing: {
      remark: 'Ich mag Katzen sehr, weil sie ihren eigenen Kopf haben und trotzdem gern in der Nähe sind.',
      question: 'Sollten Mitarbeiter ihren Hund mit ins Büro bringen dürfen?',
      simplerQuestion: 'Ein Hund bei der Arbeit: Finden Sie das in Ordnung?',
      starter: 'Ein Hund im Büro ist für mich …, solange er …',
    },
  },
  {
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
  },
  {
    id: 'rauchverbote',
    title: 'Rauchverbote: richtig oder zu streng?',
    guidingQuestions: [
      {
        question: 'Wo ist das Rauchen heute verboten und warum?',
        aspect: 'Orte mit Rauchverbot und die Gründe dafür',
        followUps: [
          'Nennen Sie bitte einige Orte, an denen niemand rauchen darf, und erklären Sie den Grund.',
          'Darf man im Zug oder im Krankenhaus rauchen?',
        ],
        starter: 'In Deutschland ist das Rauchen zum Beispiel in … verboten, damit …',
        words: ['thema', 'präsentation', 'behörde', 'zügen', 'flugzeug', 'bahnhof', 'bahnhöf', 'krankenhaus', 'krankenhäuser', 'gebäude', 'raucherraum', 'schild'],
        wordings: [
          'In Zügen, Flugzeugen und öffentlichen Gebäuden darf man in Deutschland nicht rauchen.',
          'Ich spreche über das Thema Rauchverbote und möchte zuerst die Gründe nennen.',
          'Auf Bahnhöfen gibt es kleine Raucherbereiche, und nur dort ist eine Zigarette erlaubt.',
          'Ein Schild an der Tür zeigt, dass im Krankenhaus niemand rauchen darf.',
        ],
      },
      {
        question: 'Welche Erfahrungen haben Sie selbst mit dem Rauchen oder mit Rauchern gemacht?',
        aspect: 'Ihre eigenen Erfahrungen mit Rauchern und Rauchverboten',
        followUps: [
          'Wird bei Ihnen in der Familie, unter Freunden oder am Arbeitsplatz geraucht?',
          'Gibt es in Ihrer Familie Raucher?',
        ],
        starter: 'Ich selbst rauche …, aber in meiner Familie …',
        words: ['erfahrung', 'erlebt', 'erlebnis', 'aufgehört', 'geraucht', 'vater', 'onkel', 'neulich', 'balkon', 'probiert', 'kolleg'],
        wordings: [
          'Ich selbst habe nie geraucht, aber mein Vater raucht seit vierzig Jahren.',
          'Vor zwei Jahren habe ich mit dem Rauchen aufgehört, und das war sehr schwer.',
          'Meine Kollegen gehen alle zwei Stunden vor die Tür, und ich arbeite weiter.',
          'Wenn mein Onkel uns besucht, muss er zum Rauchen auf den Balkon.',
        ],
      },
      {
        question: 'Welche Regeln für Raucher gibt es in Ihrem Heimatland?',
        aspect: 'die Rauchverbote in Ihrem Heimatland',
        followUps: [
          'Wird in Ihrer Heimat viel geraucht, und halten sich die Leute an die Verbote?',
          'Darf man in Ihrer Heimat im Restaurant rauchen?',
        ],
        starter: 'In meinem Heimatland darf man …, aber viele Leute …',
        words: ['heimat', 'herkunft', 'land', 'geldstrafe', 'polizei', 'teehaus', 'teehäuser', 'kontrollier', 'gesetz', 'männer'],
        wordings: [
          'In meiner Heimat rauchen vor allem die älteren Männer in den Teehäusern.',
          'Es gibt in unserem Land zwar ein Gesetz, aber niemand kontrolliert es.',
          'Wer in Singapur an der falschen Stelle raucht, bezahlt eine hohe Geldstrafe.',
          'Bei uns kostet eine Packung Zigaretten nur wenig, deshalb fangen viele schon früh damit an.',
        ],
      },
      {
        question: 'Was spricht für Rauchverbote?',
        aspect: 'die Vorteile von Rauchverboten',
        followUps: [
          'Welche Vorteile haben solche Verbote für Kinder, für Kellner und für Nichtraucher?',
          'Warum ist ein Rauchverbot gut?',
        ],
        starter: 'Für Rauchverbote spricht, dass Nichtraucher … und dass Kinder …',
        words: ['vorteil', 'positiv', 'geschützt', 'schutz', 'gesundheit', 'nichtraucher', 'luft', 'stink', 'kellner', 'krebs', 'lunge', 'schütz'],
        wordings: [
          'Positiv ist, dass Kinder und Nichtraucher vor dem Rauch geschützt werden.',
          'Die Luft in den Lokalen ist sauber, und die Kleidung stinkt danach nicht.',
          'Auch die Kellner haben ein Recht auf einen gesunden Arbeitsplatz.',
          'Seit es die Verbote gibt, haben weniger Menschen Probleme mit dem Herzen oder der Lunge.',
        ],
      },
      {
        question: 'Was spricht gegen Rauchverbote?',
        aspect: 'die Nachteile von Rauchverboten',
        followUps: [
          'Welche Probleme haben Raucher, Wirte oder Anwohner durch solche Verbote?',
          'Warum ärgern sich manche Leute über Rauchverbote?',
        ],
        starter: 'Gegen Rauchverbote spricht, dass Raucher … und dass manche Kneipen …',
        words: ['nachteil', 'negativ', 'freiheit', 'wirte', 'gäste', 'kneipe', 'anwohner', 'eingang', 'bürgersteig', 'ungerecht', 'bevormund', 'aschenbecher'],
        wordings: [
          'Die Verbote haben den Nachteil, dass kleine Kneipen Gäste verlieren und schließen müssen.',
          'Die Raucher stehen dann vor dem Eingang, und die Anwohner können nicht schlafen.',
          'Manche finden, dass der Staat ihnen damit ein Stück Freiheit nimmt.',
          'Auf dem Bürgersteig liegen überall alte Zigaretten, weil draußen kein Aschenbecher steht.',
        ],
      },
      {
        question: 'Was ist Ihre Meinung: Brauchen wir strengere Rauchverbote?',
        aspect: 'Ihre Meinung zu Rauchverboten',
        followUps: [
          'Sollte das Rauchen auch in Parks, an Haltestellen oder am Strand verboten sein?',
          'Sind Sie für oder gegen ein Rauchverbot im Park?',
        ],
        starter: 'Ich bin für …, weil …, aber ich finde auch, dass Raucher …',
        words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'strenger', 'spielplatz', 'spielplätze', 'park', 'strand', 'rücksicht'],
        wordings: [
          'Ich bin der Meinung, dass Zigaretten auf jedem Spielplatz verboten sein sollten.',
          'Strengere Regeln halte ich nicht für nötig, gegenseitige Rücksicht reicht völlig.',
          'Aus meiner Sicht sollte man auch im Park und am Strand nicht rauchen dürfen.',
          'Mein Fazit: Jeder darf selbst entscheiden, solange er andere nicht stört.',
        ],
      },
    ],
    closing: {
      remark: 'Ich finde die Regeln im Großen und Ganzen richtig, denn jeder soll in einem Café frei atmen können.',
      question: 'Was hilft Menschen am besten, die mit dem Rauchen aufhören möchten?',
      simplerQuestion: 'Ein Freund will nicht mehr rauchen. Wie helfen Sie ihm?',
      starter: 'Wer aufhören möchte, sollte …, und die Freunde können …',
    },
  },
];
