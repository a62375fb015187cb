import type { PresentationTopic } from '../catalogue-types.js';

/** Rauchverbote: richtig oder zu streng? */
export const rauchverbote: PresentationTopic = {
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
};
