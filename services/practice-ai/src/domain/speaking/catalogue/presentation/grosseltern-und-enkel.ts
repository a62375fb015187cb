import type { PresentationTopic } from '../catalogue-types.js';

/** What old and young members of a family are to each other. */
export const grosselternUndEnkel: PresentationTopic = {
  id: 'grosseltern-und-enkel',
  title: 'Großeltern und Enkel',
  guidingQuestions: [
    {
      question: 'Welche Aufgaben übernehmen Großeltern in einer Familie?',
      aspect: 'die Aufgaben von Großeltern',
      followUps: [
        'Wobei unterstützen Großmütter und Großväter die jungen Eltern?',
        'Was machen Oma und Opa mit ihren Enkelkindern?',
      ],
      starter: 'Viele Großeltern holen die Kinder von … ab oder …',
      words: ['thema', 'präsentation', 'abholen', 'aufpass', 'passen', 'kindergarten', 'vorles', 'spielplatz', 'mittagessen', 'betreu', 'aufgabe', 'basteln'],
      wordings: [
        'Im ersten Teil zum Thema Großeltern spreche ich über ihre Aufgaben in der Familie.',
        'Viele Omas und Opas holen die Kleinen vom Kindergarten ab und kochen das Mittagessen.',
        'Großeltern passen auf die Kinder auf, wenn die Eltern abends arbeiten oder ins Kino gehen.',
        'Auf dem Spielplatz sieht man oft Großväter, die ihre Enkel betreuen.',
      ],
    },
    {
      question: 'Was haben Sie als Kind mit Ihren Großeltern erlebt?',
      aspect: 'Ihre eigenen Erlebnisse mit Ihren Großeltern',
      followUps: [
        'Beschreiben Sie bitte Ihre Oma, Ihren Opa oder einen anderen alten Menschen, den Sie mögen.',
        'Was haben Sie von Ihrer Oma oder Ihrem Opa gelernt?',
      ],
      starter: 'Meine Großeltern haben in … gelebt, und wenn ich sie besucht habe, …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'erinner', 'kindheit', 'sommerferien', 'gestorben', 'beigebracht', 'erzählt', 'gelernt', 'telefoniere', 'besuchte', 'letzte', 'gestern'],
      wordings: [
        'In den Sommerferien war ich immer bei meiner Oma auf dem Bauernhof.',
        'Mein Großvater hat mir das Schachspielen beigebracht und viele Geschichten erzählt.',
        'Meine Oma ist gestorben, als ich klein war, aber ich erinnere mich an ihre Suppe.',
        'Ich telefoniere jeden Sonntag mit meinem Opa, der schon achtzig ist.',
      ],
    },
    {
      question: 'Wie leben alte und junge Familienmitglieder in Ihrem Heimatland zusammen?',
      aspect: 'das Leben der Großeltern in Ihrem Heimatland',
      followUps: [
        'Wohnen die Großeltern in Ihrer Heimat mit der Familie im selben Haus?',
        'Wer hilft in Ihrer Heimat den alten Menschen?',
      ],
      starter: 'In meinem Heimatland wohnen die Großeltern …, und für sie sorgt …',
      words: ['heimat', 'herkunft', 'land', 'dorf', 'dörfer', 'altersheim', 'pflegeheim', 'ausland', 'großfamilie', 'respekt', 'üblich', 'ausgewandert'],
      wordings: [
        'In meinem Heimatland leben oft drei Generationen unter einem Dach.',
        'Altersheime gibt es in meiner Heimat kaum, denn die Söhne und Töchter sorgen für die Alten.',
        'In meinem Land haben die Jungen großen Respekt vor den Älteren.',
        'Auf den Dörfern bleiben die Enkel bei der Oma, wenn die Eltern im Ausland arbeiten.',
      ],
    },
    {
      question: 'Welche Vorteile hat es, wenn Großeltern und Enkel viel Kontakt haben?',
      aspect: 'die Vorteile eines engen Kontakts zwischen Großeltern und Enkeln',
      followUps: [
        'Was können Alt und Jung voneinander lernen?',
        'Warum tut ein Enkelkind den alten Leuten gut?',
      ],
      starter: 'Die Enkel lernen von den Großeltern …, und die Großeltern bleiben …',
      words: ['vorteil', 'positiv', 'entlast', 'geduld', 'voneinander', 'glücklich', 'geborgen', 'vertrau', 'spart', 'computer'],
      wordings: [
        'Ein Vorteil ist, dass die Eltern entlastet werden und beruhigt arbeiten können.',
        'Großeltern haben mehr Geduld, und die Kleinen fühlen sich bei ihnen geborgen.',
        'Kinder halten alte Menschen jung und machen sie glücklich.',
        'Beide lernen voneinander: Opa zeigt das Angeln, und der Enkel erklärt den Computer.',
      ],
    },
    {
      question: 'Welche Probleme kann es zwischen den Generationen geben?',
      aspect: 'mögliche Probleme zwischen Großeltern, Eltern und Enkeln',
      followUps: [
        'Worüber streiten sich junge Eltern manchmal mit ihren eigenen Eltern?',
        'Wann ist es mit den Großeltern schwierig?',
      ],
      starter: 'Zu Problemen kommt es, wenn die Großeltern … und die Eltern …',
      words: ['nachteil', 'negativ', 'problem', 'streit', 'verwöhn', 'schokolade', 'einmisch', 'mischen', 'erziehung', 'altmodisch', 'anstrengend', 'müde', 'entfernung'],
      wordings: [
        'Ein Problem ist, dass manche Großeltern die Kinder mit Schokolade verwöhnen.',
        'Es gibt Streit, wenn sich die Oma zu sehr in die Erziehung einmischt.',
        'Ein Nachteil ist, dass kleine Kinder für alte Leute anstrengend sind.',
        'Die Enkel finden die Alten altmodisch und hören nicht mehr zu.',
      ],
    },
    {
      question: 'Was denken Sie: Müssen Großeltern immer für ihre Enkel da sein?',
      aspect: 'Ihre Meinung zur Rolle der Großeltern',
      followUps: [
        'Dürfen Großeltern auch Nein sagen, wenn sie eigene Pläne haben?',
        'Was wünschen Sie sich von guten Großeltern?',
      ],
      starter: 'Ich denke, dass Großeltern …, aber sie sollten auch …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'pflicht', 'selbstverständlich', 'rente', 'freiwillig', 'glaube', 'denke'],
      wordings: [
        'Ich bin der Meinung, dass Großeltern auch einmal Nein sagen dürfen.',
        'Für mich ist ihre Hilfe nicht selbstverständlich, denn sie haben schon genug gearbeitet.',
        'Meiner Meinung nach sollten sie ihre Rente genießen und nur freiwillig helfen.',
        'Ich persönlich möchte später eine Oma sein, die immer Zeit hat.',
      ],
    },
  ],
  closing: {
    remark:
      'Ich habe meine Großmutter sehr geliebt. Von ihr habe ich gelernt, dass man nicht alles sofort haben muss.',
    question: 'Was würden Sie Ihren Enkeln einmal unbedingt beibringen?',
    simplerQuestion: 'Sie haben einmal Enkel. Was zeigen Sie ihnen?',
    starter: 'Ich würde meinen Enkeln gern zeigen, wie man …, weil …',
  },
};
