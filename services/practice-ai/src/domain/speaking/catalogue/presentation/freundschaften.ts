import type { PresentationTopic } from '../catalogue-types.js';

/** What friends mean to people. */
export const freundschaften: PresentationTopic = {
  id: 'freundschaften',
  title: 'Freundschaften: Wie wichtig sind Freunde?',
  guidingQuestions: [
    {
      question: 'Wie entstehen Freundschaften und wo lernt man neue Freunde kennen?',
      aspect: 'den Beginn von Freundschaften',
      followUps: [
        'An welchen Orten trifft man Menschen, aus denen später gute Freunde werden?',
        'Wo kann man neue Leute treffen?',
      ],
      starter: 'Freundschaften beginnen oft in … oder bei …',
      words: ['thema', 'präsentation', 'entsteh', 'beginn', 'kindergarten', 'verein', 'kennenlernen', 'kennenlernt', 'arbeitsplatz', 'ansprechen', 'interessen', 'zufällig'],
      wordings: [
        'Das Thema, über das ich heute spreche, sind Freundschaften und ihr Beginn.',
        'Viele Freundschaften entstehen schon im Kindergarten oder in der Schule.',
        'Erwachsene treffen nette Leute im Verein, bei der Arbeit oder über ihre Kinder.',
        'Wenn zwei Menschen die gleichen Interessen haben, beginnt eine Freundschaft fast von selbst.',
      ],
    },
    {
      question: 'Wer ist Ihre beste Freundin oder Ihr bester Freund und was verbindet Sie?',
      aspect: 'Ihre eigenen Freunde',
      followUps: [
        'Erzählen Sie bitte, wie Sie einen wichtigen Freund kennengelernt haben.',
        'Was machen Sie mit Ihren Freunden am liebsten?',
      ],
      starter: 'Mein bester Freund heißt …, und wir kennen uns seit …',
      words: ['erfahrung', 'erlebt', 'erlebnis', 'heißt', 'kennengelernt', 'erinner', 'deutschkurs', 'telefonier', 'unternehm', 'nebeneinander', 'letzte', 'gestern', 'sohn', 'bruder'],
      wordings: [
        'Meine beste Freundin heißt Amina, und wir kennen uns seit der Grundschule.',
        'Meinen Freund Tarek habe ich im Deutschkurs kennengelernt, weil wir nebeneinander saßen.',
        'Mit meinen Freunden telefoniere ich oft, denn sie wohnen leider weit weg.',
        'Seit ich in Hamburg lebe, unternehme ich am Wochenende viel mit zwei Kolleginnen.',
      ],
    },
    {
      question: 'Welche Bedeutung haben Freunde in Ihrem Heimatland?',
      aspect: 'Freundschaften in Ihrem Heimatland',
      followUps: [
        'Wie zeigt man in Ihrer Heimat, dass man einen Menschen gern hat?',
        'Wie oft treffen sich Freunde in Ihrer Heimat?',
      ],
      starter: 'In meinem Heimatland treffen sich Freunde …, und wenn jemand Hilfe braucht, …',
      words: ['heimat', 'herkunft', 'land', 'deutschland', 'gastfreund', 'umarm', 'küsst', 'tee', 'brüder', 'termin', 'anmeld', 'spontan'],
      wordings: [
        'In meinem Heimatland besucht man seine Freunde spontan, ohne vorher anzurufen.',
        'In meiner Heimat sind gute Freunde wie Brüder und gehören zur Familie.',
        'Männer umarmen sich in meinem Land auf der Straße, das ist ganz normal.',
        'Bei uns trinkt man jeden Abend mit den Freunden Tee, in Deutschland braucht man einen Termin.',
      ],
    },
    {
      question: 'Was ist das Schöne daran, gute Freunde zu haben?',
      aspect: 'die guten Seiten einer Freundschaft',
      followUps: [
        'In welchen Situationen sind Freunde besonders wichtig?',
        'Wobei können gute Freunde helfen?',
      ],
      starter: 'Mit guten Freunden kann man …, und sie helfen einem, wenn …',
      words: ['vorteil', 'positiv', 'trost', 'tröst', 'vertrau', 'geheimnis', 'lachen', 'umzug', 'sorgen', 'traurig', 'unterstütz', 'einsam', 'glücklich', 'ehrlich'],
      wordings: [
        'Ein Vorteil ist, dass Freunde zuhören und einem bei Problemen helfen.',
        'Einem guten Freund kann man vertrauen und ihm jedes Geheimnis erzählen.',
        'Freunde trösten einen, wenn man traurig ist, und lachen mit einem.',
        'Wer Freunde hat, bekommt Unterstützung, zum Beispiel bei einem Umzug.',
      ],
    },
    {
      question: 'Welche Schwierigkeiten kann es in einer Freundschaft geben?',
      aspect: 'die schwierigen Seiten einer Freundschaft',
      followUps: [
        'Aus welchen Gründen gehen manche Freundschaften zu Ende?',
        'Worüber streiten Freunde manchmal?',
      ],
      starter: 'Streit kann es geben, wenn ein Freund …, und manchmal …',
      words: ['nachteil', 'negativ', 'schwierig', 'streit', 'enttäusch', 'lüge', 'lügt', 'eifersüchtig', 'neid', 'leih', 'ausnutz', 'verlieren'],
      wordings: [
        'Es kann Streit geben, wenn man einem Freund Geld leiht und es nicht zurückbekommt.',
        'Ein Problem ist, dass man enttäuscht wird, wenn der andere lügt.',
        'Manche Freunde sind eifersüchtig, sobald man jemand Neues trifft.',
        'Nach der Geburt eines Kindes ist es schwierig, genug Zeit für alle zu finden.',
      ],
    },
    {
      question: 'Was denken Sie: Kann man im Internet echte Freunde finden?',
      aspect: 'Ihre Meinung zu Freundschaften im Internet',
      followUps: [
        'Ist es besser, viele Bekannte oder nur wenige enge Freunde zu haben?',
        'Sind für Sie Freunde wichtiger als die Familie?',
      ],
      starter: 'Ich glaube, dass man im Internet …, aber echte Freunde …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'internet', 'online', 'chat', 'netz', 'ersetz', 'wenige', 'glaube'],
      wordings: [
        'Meiner Meinung nach kann das Internet eine echte Freundschaft nicht ersetzen.',
        'Ich bin überzeugt, dass zwei enge Freunde besser sind als hundert Bekannte.',
        'Persönlich habe ich online einen Freund gefunden, deshalb denke ich: Ja, das geht.',
        'Ich finde, man sollte einen Menschen erst treffen, bevor man ihn Freund nennt.',
      ],
    },
  ],
  closing: {
    remark:
      'Mein ältester Freund und ich sehen uns nur zweimal im Jahr. Trotzdem ist es jedes Mal so, als hätten wir uns gestern getroffen.',
    question: 'Was kann man tun, damit eine Freundschaft auch über eine große Entfernung hält?',
    simplerQuestion: 'Ihr Freund zieht in eine andere Stadt. Wie bleiben Sie Freunde?',
    starter: 'Man sollte regelmäßig …, und mindestens einmal im Jahr …',
  },
};
