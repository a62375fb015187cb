/** Questions that follow what was just said, whatever its topic; by what the learner's sentence does. */
export const followUps = {
  past: [
    'Wie war das für dich?',
    'Was hat dir dabei am besten gefallen?',
    'Wer war noch dabei?',
    'Was ist danach passiert?',
    'Würdest du das gern noch einmal machen?',
    'Wie lange hat das gedauert?',
  ],
  wish: ['Wann möchtest du das machen?', 'Was brauchst du dafür noch?', 'Warum ist dir das wichtig?', 'Wer kann dir dabei helfen?'],
  opinion: ['Warum siehst du das so?', 'Was gefällt dir daran besonders?', 'Hast du früher auch schon so gedacht?', 'Kannst du mir ein Beispiel nennen?'],
} as const;
export type FollowUp = keyof typeof followUps;

/** To something sad. */
export const comforts = ['Das tut mir leid.', 'Oh, das ist nicht schön.', 'Das ist bestimmt nicht leicht für dich.', 'Ich hoffe, es wird bald wieder besser.'] as const;

/** To something joyful. */
export const joys = ['Das freut mich für dich.', 'Wie schön!', 'Das klingt wirklich gut.', 'Toll, das ist eine gute Nachricht.'] as const;
