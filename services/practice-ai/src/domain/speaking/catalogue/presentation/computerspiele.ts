import type { PresentationTopic } from '../catalogue-types.js';

/** Games on the computer, the console and the phone. */
export const computerspiele: PresentationTopic = {
  id: 'computerspiele',
  title: 'Computerspiele: nur ein Hobby?',
  guidingQuestions: [
    {
      question: 'Welche Arten von Computerspielen gibt es und wer spielt sie?',
      aspect: 'verschiedene Computerspiele und ihre Spieler',
      followUps: [
        'Wodurch unterscheiden sich die Spiele, die zurzeit beliebt sind?',
        'Auf welchen Geräten kann man spielen?',
      ],
      starter: 'Beliebt sind zum Beispiel …, und man spielt sie am …',
      words: ['thema', 'präsentation', 'lernspiel', 'sportspiel', 'rennspiel', 'strategie', 'abenteuer', 'konsole', 'tablet', 'altersgruppe', 'erwachsene', 'gerät'],
      wordings: [
        'Mein Thema sind Computerspiele, die man am Handy, am Tablet oder an der Konsole spielt.',
        'Es gibt Sportspiele, Rennspiele, Abenteuer und auch Lernspiele für Kinder.',
        'Nicht nur Jugendliche spielen, sondern auch viele Erwachsene und sogar Rentner.',
        'Bei Strategiespielen baut man zum Beispiel eine Stadt und muss gut planen.',
      ],
    },
    {
      question: 'Welche Erfahrungen haben Sie selbst mit Computerspielen?',
      aspect: 'Ihre eigenen Erfahrungen mit Computerspielen',
      followUps: [
        'Erzählen Sie bitte von einem Spiel, das Sie oder jemand aus Ihrer Familie gern gespielt hat.',
        'Spielen Sie manchmal auf dem Handy?',
      ],
      starter: 'Ich spiele …, und als Kind habe ich …',
      words: ['erfahrung', 'erlebt', 'nächte', 'bruder', 'cousin', 'kindheit', 'früher', 'wortspiel', 'gelöscht', 'neffe', 'lieblingsspiel', 'letzte', 'gestern', 'sohn'],
      wordings: [
        'Ich spiele fast nie, nur in der U-Bahn manchmal ein kleines Wortspiel.',
        'Früher habe ich mit meinem Bruder ganze Nächte lang Fußball am Bildschirm gespielt.',
        'Mein Lieblingsspiel habe ich gelöscht, weil ich damit zu viel Zeit verloren habe.',
        'Wenn ich meinen Neffen besuche, will er immer, dass ich mit ihm Autorennen fahre.',
      ],
    },
    {
      question: 'Welche Rolle spielen Computerspiele in Ihrem Heimatland?',
      aspect: 'Computerspiele in Ihrem Heimatland',
      followUps: [
        'Wo treffen sich junge Leute in Ihrer Heimat, wenn sie zusammen spielen wollen?',
        'Sind Computerspiele in Ihrer Heimat beliebt?',
      ],
      starter: 'In meinem Heimatland spielen vor allem …, und die Eltern finden das …',
      words: ['heimat', 'herkunft', 'land', 'internetcafé', 'turnier', 'stadion', 'profi', 'dorf', 'dörfer', 'draußen', 'regierung'],
      wordings: [
        'In meiner Heimat gehen die Jungen nach der Schule in ein Internetcafé.',
        'In Südkorea gibt es große Turniere, und gute Spieler sind richtige Stars.',
        'Auf den Dörfern in meinem Heimatland spielen die Kinder noch draußen mit dem Ball.',
        'Computer sind bei uns teuer, deshalb teilen sich in meiner Heimat oft mehrere Familien einen.',
      ],
    },
    {
      question: 'Welche Vorteile haben Computerspiele?',
      aspect: 'die Vorteile von Computerspielen',
      followUps: [
        'Welche Fähigkeiten kann man beim Spielen trainieren?',
        'Was ist an Computerspielen gut?',
      ],
      starter: 'Beim Spielen kann man …, und außerdem übt man …',
      words: ['vorteil', 'positiv', 'reagier', 'reaktion', 'konzentr', 'logisch', 'entspann', 'abschalten', 'teamarbeit', 'englisch', 'lernt', 'kreativ', 'unterhalt'],
      wordings: [
        'Ein Vorteil ist, dass man lernt, schnell zu reagieren und logisch zu denken.',
        'Nach einem stressigen Tag kann man dabei gut entspannen und abschalten.',
        'Viele lernen nebenbei Englisch, weil sie mit Spielern aus aller Welt reden.',
        'Spiele machen Spaß und fördern die Teamarbeit, denn allein gewinnt man nicht.',
      ],
    },
    {
      question: 'Welche Nachteile und Gefahren haben Computerspiele?',
      aspect: 'die Nachteile und Gefahren von Computerspielen',
      followUps: [
        'Woran merkt man, dass jemand zu viel vor dem Bildschirm sitzt?',
        'Warum machen sich manche Eltern Sorgen?',
      ],
      starter: 'Gefährlich wird es, wenn jemand …, denn dann hat er keine Zeit mehr für …',
      words: ['nachteil', 'negativ', 'gefahr', 'gefährlich', 'süchtig', 'sucht', 'gewalt', 'brutal', 'aggressiv', 'augen', 'bewegung', 'dick', 'vernachlässig', 'isolier'],
      wordings: [
        'Ein Nachteil ist, dass man süchtig werden und die Schule vernachlässigen kann.',
        'In manchen Spielen gibt es viel Gewalt, und Kinder werden dadurch aggressiv.',
        'Wer den ganzen Tag sitzt, hat zu wenig Bewegung, und die Augen tun weh.',
        'Eine Gefahr ist, dass man seine echten Freunde nicht mehr trifft.',
      ],
    },
    {
      question: 'Was meinen Sie: Wie lange am Tag sollten Jugendliche höchstens spielen dürfen?',
      aspect: 'Ihre Meinung zu Regeln für Computerspiele',
      followUps: [
        'Sollen Eltern brutale Spiele verbieten, oder ist es besser, darüber zu reden?',
        'Wer soll entscheiden, wie lange ein Kind spielt?',
      ],
      starter: 'Meiner Meinung nach sollten Jugendliche …, und die Eltern müssen …',
      words: ['meinung', 'ansicht', 'überzeug', 'persönlich', 'fazit', 'empfehl', 'sollte', 'höchstens', 'verbieten', 'verbot', 'regeln', 'kontrollier', 'mitspiel', 'glaube'],
      wordings: [
        'Meiner Meinung nach sollten Jugendliche höchstens eine Stunde am Tag spielen.',
        'Ich finde, dass Eltern nicht alles verbieten, sondern klare Regeln machen sollten.',
        'Persönlich halte ich Spiele für ein normales Hobby wie Lesen oder Malen.',
        'Ich bin überzeugt, dass Eltern öfter mitspielen müssen, um die Spiele zu verstehen.',
      ],
    },
  ],
  closing: {
    remark:
      'Ich spiele selbst lieber Karten als am Computer. Aber ich gebe zu, dass manche Spiele wie ein guter Film sind.',
    question: 'Könnten Computerspiele auch im Schulunterricht nützlich sein?',
    simplerQuestion: 'Kann man in der Schule mit Computerspielen lernen?',
    starter: 'Im Unterricht könnte man mit Spielen …, zum Beispiel in …',
  },
};
