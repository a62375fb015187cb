import type { ConversationTopic } from '../catalogue-types.js';

/** Friends, old and new, and how friendships begin, last and end. */
export const freunde: ConversationTopic = {
  id: 'freunde',
  aspect: 'deine Freunde',
  words: [
    'freund',
    'kumpel',
    'clique',
    'bekannte',
    'kennengelernt',
    'kennenlern',
    'kennenzulern',
    'vertrau',
    'befreundet',
    'brieffreund',
    'geheimnis',
  ],
  wordings: [
    'Meine beste Freundin kenne ich schon seit der ersten Klasse.',
    'Mit meinen Freunden kann ich über alles reden, auch über Probleme.',
    'Es ist nicht leicht, an einem neuen Ort Freunde zu finden.',
    'Ich habe nur wenige enge Freunde, aber denen vertraue ich sehr.',
    'Meinen Kumpel David habe ich vor drei Jahren in der Straßenbahn kennengelernt.',
    'Gute Freunde helfen einander, ohne lange zu fragen.',
    'Nach unserem Streit waren wir leider nicht mehr befreundet.',
    'Hier habe ich viele Bekannte, doch echte Freundschaften brauchen Zeit.',
  ],
  questions: [
    'Wie hast du deinen besten Freund oder deine beste Freundin kennengelernt?',
    'Woran erkennt man deiner Meinung nach einen guten Freund?',
    'Was unternimmst du am liebsten mit deinen Freunden?',
    'Wo kann man als Erwachsener neue Freunde finden?',
    'Was machst du, wenn du dich mit einem Freund gestritten hast?',
    'Wie haben sich deine Freundschaften in den letzten Jahren verändert?',
    'Wobei hat dir ein Freund oder eine Freundin einmal geholfen?',
    'Warum gehen manche Freundschaften zu Ende?',
  ],
  reactions: [
    'Freundschaft ist wirklich etwas Besonderes.',
    'Ja, über Freunde gibt es immer viel zu sagen.',
    'Das mit den Freunden kann ich gut verstehen.',
  ],
};
