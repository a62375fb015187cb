import type { PlanningTask } from '../catalogue-types.js';

/** Two colleagues who sit too much decide to exercise together. */
export const gemeinsamMitSportAnfangen: PlanningTask = {
  id: 'gemeinsam-mit-sport-anfangen',
  title: 'Gemeinsam mit Sport anfangen',
  description:
    'Sie arbeiten beide im Büro, sitzen viel und möchten sich in Zukunft mehr bewegen. Machen Sie zu zweit einen Plan für Ihr Training.',
  opening:
    'Seit Monaten sagen wir im Büro, dass wir zu viel sitzen und uns zu wenig bewegen. Nun wollen wir endlich zusammen Sport machen, und dafür brauchen wir einen guten Plan.',
  planned: 'unser Training geplant',
  points: [
    {
      title: 'Sportart',
      kind: 'activity',
      questions: [
        'Welcher Sport würde uns beiden am meisten Spaß machen?',
        'Was für einen Sport mögen Sie?',
        'Gehen wir joggen, oder spielen wir Federball?',
      ],
      proposals: [{
        sentence: 'Wir könnten joggen. Das kostet nichts, und wenn wir am Anfang langsam laufen, schaffen wir es bestimmt.',
        settled: 'zusammen joggen gehen',
        words: ['jogg', 'lauf', 'rennen', 'walk', 'ausdauer', 'dauerlauf'],
      }, {
        sentence: 'Am liebsten würde ich Federball spielen, denn das kann jeder, und man braucht vorher keinen Kurs.',
        settled: 'zusammen Federball spielen',
        words: ['federball', 'badminton', 'tennis', 'tischtennis', 'ballspiel', 'schläger'],
      }],
      starter: 'Ich würde gern … machen, weil man dabei …',
      words: ['sportart', 'jogg', 'walk', 'federball', 'badminton', 'tennis', 'tischtennis', 'schwimm', 'gymnastik', 'yoga', 'fußball', 'volleyball', 'klettern', 'tanz'],
      wordings: [
        'Beim Schwimmen tut mir der Rücken nicht weh, deshalb wäre das toll.',
        'Ich habe früher Volleyball gespielt und möchte es wieder versuchen.',
        'Yoga ist nichts für mich, ich brauche einen Sport mit viel Bewegung.',
        'Joggen finde ich praktisch, denn man braucht nur gute Schuhe.',
      ],
    },
    {
      title: 'Wie oft und an welchen Tagen?',
      kind: 'time',
      questions: [
        'Wie oft und wann wollen wir zusammen trainieren?',
        'An welchen Tagen haben Sie Zeit?',
        'Treffen wir uns zweimal pro Woche nach der Arbeit oder lieber am Samstagmorgen?',
      ],
      proposals: [{
        sentence: 'Zweimal pro Woche ist genau richtig, am besten dienstags und donnerstags nach der Arbeit.',
        settled: 'dienstags und donnerstags nach der Arbeit trainieren',
        words: ['dienstag', 'donnerstag', 'zwei', 'werktag', 'feierabend', 'arbeit', 'abend'],
      }, {
        sentence: 'Mir passt der Samstag um neun Uhr. Da sind wir beide ausgeschlafen und noch fit.',
        settled: 'jeden Samstag um neun Uhr trainieren',
        words: ['samstag', 'sonnabend', 'wochenende', 'neun', 'morgen', 'früh', 'vormittag'],
      }],
      starter: 'Wir könnten jeden … um … Uhr trainieren.',
      words: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag', 'uhr', 'wochenende', 'zweimal', 'dreimal', 'abends', 'morgens', 'feierabend'],
      wordings: [
        'Für mich ist es morgens vor der Arbeit noch viel zu früh.',
        'Dreimal in der Woche eine halbe Stunde wäre ein guter Anfang.',
        'Am Montag und am Mittwoch bin ich ab achtzehn Uhr frei.',
        'Trainieren wir doch jeden Sonntag, bevor unsere Familien aufstehen!',
      ],
    },
    {
      title: 'Ort für das Training',
      kind: 'place',
      questions: [
        'Wo sollen wir uns zum Training treffen?',
        'Welcher Ort in der Nähe gefällt Ihnen?',
        'Möchten Sie lieber im Stadtpark oder unten am Fluss Sport treiben?',
      ],
      proposals: [{
        sentence: 'Ich würde im Stadtpark trainieren, weil er genau zwischen Ihrer Wohnung und meiner liegt.',
        settled: 'im Stadtpark trainieren',
        words: ['stadtpark', 'park', 'mitte', 'zwischen', 'innenstadt', 'zentrum'],
      }, {
        sentence: 'Gehen wir doch an den Fluss! Dort ist die Luft gut, und es gibt breite Wege und große Wiesen.',
        settled: 'am Fluss trainieren',
        words: ['fluss', 'ufer', 'wasser', 'wiese', 'kanal', 'brücke'],
      }],
      starter: 'Ein guter Ort ist …, weil …',
      words: ['ort', 'park', 'stadtpark', 'fluss', 'ufer', 'wald', 'wiese', 'halle', 'turnhalle', 'sporthalle', 'fitness', 'sportplatz', 'draußen', 'sportverein'],
      wordings: [
        'Im Winter würde ich lieber in einer Halle trainieren als draußen.',
        'Gleich hinter meinem Haus beginnt der Wald, dort ist es ruhig.',
        'Ein Fitnessstudio neben dem Bahnhof hat viele moderne Geräte.',
        'Der Sportplatz an der Schule ist für jeden offen.',
      ],
    },
    {
      title: 'Motivation: So machen wir weiter',
      kind: 'other',
      questions: [
        'Was können wir tun, damit wir nach einem Monat nicht wieder aufhören?',
        'Was hilft Ihnen, wenn Sie keine Lust haben?',
        'Ist ein Kalender für uns das Richtige, oder brauchen wir eine Belohnung?',
      ],
      proposals: [{
        sentence: 'Wir könnten jedes Training in einen Kalender eintragen. Dann sehen wir, was wir schon geschafft haben.',
        settled: 'jedes Training in einen Kalender eintragen',
        words: ['kalender', 'eintrag', 'aufschreib', 'schreib', 'app', 'tagebuch', 'liste'],
      }, {
        sentence: 'Mir hilft immer eine Belohnung: Nach jedem vierten Training gehen wir zusammen ins Café.',
        settled: 'nach jedem vierten Training als Belohnung ins Café gehen',
        words: ['belohn', 'café', 'kaffee', 'kuchen', 'kino', 'restaurant', 'geschenk'],
      }],
      starter: 'Damit wir nicht aufhören, sollten wir …',
      words: ['motiv', 'ziel', 'belohn', 'kalender', 'aufgeb', 'aufhör', 'durchhalt', 'faul', 'app', 'erinner', 'ausrede', 'anruf', 'eintrag', 'weitermach'],
      wordings: [
        'Wenn einer keine Lust hat, muss der andere ihn anrufen.',
        'Mit einem gemeinsamen Ziel machen wir auch bei Regen weiter.',
        'Ich bin manchmal faul, also müssen Sie mich bitte daran erinnern.',
        'Nach vier Wochen ohne Ausrede haben wir uns eine Belohnung verdient.',
      ],
    },
  ],
};
