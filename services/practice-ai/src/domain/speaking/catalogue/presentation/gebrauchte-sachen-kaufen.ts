import type { PresentationTopic } from '../catalogue-types.js';

/** Second-hand things instead of new ones. */
export const gebrauchteSachenKaufen: PresentationTopic = {
  id: 'gebrauchte-sachen-kaufen',
  title: 'Gebrauchte Sachen kaufen (Secondhand)',
  guidingQuestions: [
    {
      question: 'Was versteht man unter Secondhand und wo findet man gebrauchte Dinge?',
      aspect: 'das Wort Secondhand und Orte für gebrauchte Sachen',
      followUps: [
        'An welchen Orten oder auf welchen Internetseiten werden alte Sachen verkauft?',
        'Wo kann man gebrauchte Möbel oder Kleider kaufen?',
      ],
      starter: 'Secondhand bedeutet, dass …, und man findet solche Sachen …',
      words: ['thema', 'präsentation', 'versteht', 'bedeut', 'flohmarkt', 'flohmärkte', 'sozialkaufhaus', 'anzeige', 'internetseite', 'trödel', 'vorbesitzer'],
      wordings: [
        'Secondhand bedeutet, dass man Dinge kauft, die schon jemand anderem gehört haben.',
        'Gebrauchte Sachen findet man auf dem Flohmarkt, in besonderen Läden oder über Anzeigen.',
        'Ich halte heute eine Präsentation über Dinge, die einen zweiten Besitzer suchen.',
        'In einem Sozialkaufhaus gibt es alte Möbel, Geschirr und Spielzeug für wenig Geld.',
      ],
    },
    {
      question: 'Was haben Sie selbst schon gebraucht gekauft oder verkauft?',
      aspect: 'Ihre eigenen Erfahrungen mit gebrauchten Sachen',
      followUps: [
        'Erzählen Sie bitte von einem gebrauchten Gegenstand, über den Sie sich gefreut oder geärgert haben.',
        'Welche Sache in Ihrer Wohnung war früher bei anderen Leuten?',
      ],
      starter: 'Ich habe einmal … gekauft, und das war …',
      words: ['erfahrung', 'erlebt', 'einmal', 'gekauft', 'verkauft', 'geärgert', 'gefreut', 'tochter', 'kinderwagen', 'sofa', 'waschmaschine', 'wintermantel', 'letzte', 'gestern'],
      wordings: [
        'Unser Sofa haben wir von einer alten Dame gekauft, und es sieht aus wie neu.',
        'Einmal habe ich mich sehr geärgert, weil die Waschmaschine nach einer Woche nicht mehr lief.',
        'Die Kleider meiner Tochter habe ich im letzten Frühling im Kindergarten verkauft.',
        'Meinen schönsten Wintermantel habe ich für fünfzehn Euro in einem kleinen Laden bekommen.',
      ],
    },
    {
      question: 'Wie denken die Menschen in Ihrem Heimatland über gebrauchte Waren?',
      aspect: 'gebrauchte Waren in Ihrem Heimatland',
      followUps: [
        'Was passiert in Ihrer Heimat mit Kleidern, die Kindern zu klein sind?',
        'Gibt es in Ihrer Heimat Flohmärkte?',
      ],
      starter: 'In meinem Heimatland kauft man … gebraucht, aber …',
      words: ['heimat', 'herkunft', 'land', 'schämen', 'schämt', 'verwandt', 'nachbarn', 'reparier', 'europa', 'geschwister', 'markttag', 'üblich'],
      wordings: [
        'In meiner Heimat schämen sich manche Leute, wenn sie alte Kleidung tragen.',
        'Man gibt die Sachen in meinem Heimatland an Verwandte oder Nachbarn weiter.',
        'Viele Autos in meinem Land kommen gebraucht aus Europa und werden immer wieder repariert.',
        'Bei uns ist es üblich, dass die jüngeren Geschwister alles von den älteren bekommen.',
      ],
    },
    {
      question: 'Welche Vorteile hat es, gebrauchte Dinge zu kaufen?',
      aspect: 'die Vorteile von gebrauchten Dingen',
      followUps: [
        'Was hat die Umwelt davon, wenn Sachen länger benutzt werden?',
        'Warum gehen viele Leute gern in Secondhandläden?',
      ],
      starter: 'Gebrauchte Dinge sind …, und außerdem muss man nicht …',
      words: ['vorteil', 'positiv', 'spart', 'sparen', 'billig', 'günstig', 'preis', 'umwelt', 'müll', 'rohstoff', 'einzelstück', 'selten', 'handeln', 'entdeckt'],
      wordings: [
        'Ein Vorteil ist der Preis, denn man bezahlt oft nur die Hälfte.',
        'Es ist gut für die Umwelt, weil weniger neue Dinge hergestellt werden.',
        'Mit etwas Glück entdeckt man seltene Stücke, die sonst niemand trägt.',
        'Familien sparen viel Geld, weil Kinder so schnell aus allem herauswachsen.',
      ],
    },
    {
      question: 'Welche Nachteile und Risiken gibt es beim Kauf von gebrauchten Sachen?',
      aspect: 'die Nachteile beim Kauf von gebrauchten Sachen',
      followUps: [
        'Worauf muss man achten, wenn man ein gebrauchtes Gerät kauft?',
        'Was kann bei alten Sachen schlecht sein?',
      ],
      starter: 'Bei gebrauchten Geräten gibt es keine …, und manche Sachen sind …',
      words: ['nachteil', 'negativ', 'problem', 'risik', 'garantie', 'kaputt', 'fleck', 'loch', 'löcher', 'riech', 'umtausch', 'zurückgeb', 'betrüg', 'betrog'],
      wordings: [
        'Ein Nachteil ist, dass es keine Garantie gibt und man nichts umtauschen kann.',
        'Manche Kleider haben Flecken oder kleine Löcher und riechen nicht frisch.',
        'Beim Kauf über das Internet besteht das Risiko, dass man betrogen wird.',
        'Man weiß nie, wie lange ein gebrauchtes Gerät noch funktioniert, das ist ein Problem.',
      ],
    },
    {
      question: 'Was meinen Sie: Welche Dinge sollte man immer neu kaufen?',
      aspect: 'Ihre Meinung zu neuen und gebrauchten Dingen',
      followUps: [
        'Würden Sie einem guten Freund etwas Gebrauchtes schenken?',
        'Kaufen Sie lieber neue oder gebrauchte Sachen?',
      ],
      starter: 'Neu kaufen sollte man meiner Meinung nach …, aber … kann gebraucht sein.',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'lieber', 'unterwäsche', 'matratze', 'fahrradhelm', 'schuhe', 'zusammenfass', 'glaube'],
      wordings: [
        'Meiner Meinung nach sollte man Unterwäsche und Schuhe immer neu kaufen.',
        'Ich persönlich schenke lieber ein gutes altes Buch als ein schlechtes neues.',
        'Mein Fazit ist, dass man vor jedem Kauf zuerst nach etwas Gebrauchtem suchen sollte.',
        'Ich bin der Ansicht, dass ein Helm oder eine Matratze nicht von fremden Menschen sein darf.',
      ],
    },
  ],
  closing: {
    remark:
      'Ich finde es spannend, wenn ein alter Gegenstand eine Geschichte hat. In meiner Küche steht ein Tisch, an dem schon drei Familien gegessen haben.',
    question: 'Was könnte man mit Geräten machen, die nicht mehr funktionieren, statt sie wegzuwerfen?',
    simplerQuestion: 'Ihr Toaster ist kaputt. Was machen Sie damit?',
    starter: 'Man könnte das Gerät … oder …, denn oft ist nur … kaputt.',
  },
};
