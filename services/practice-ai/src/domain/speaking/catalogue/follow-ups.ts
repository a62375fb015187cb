/** Questions that follow what was just said, whatever its topic; by what the learner's sentence does. */
export const followUps = {
  sad: ['Möchtest du mehr darüber erzählen?', 'Wer hilft dir in dieser Zeit?', 'Was tut dir jetzt gut?', 'Wie geht es dir heute damit?'],
  past: [
    'Was ist danach passiert?',
    'Wie war das für dich?',
    'Wie ging es dann weiter?',
    'Woran erinnerst du dich noch besonders?',
    'Was hast du dabei gedacht?',
  ],
  wish: ['Wann möchtest du das machen?', 'Was brauchst du dafür noch?', 'Warum ist dir das wichtig?', 'Wer kann dir dabei helfen?'],
  habit: ['Seit wann machst du das schon?', 'Wie oft machst du das?', 'Was gefällt dir daran am besten?', 'Machst du das lieber allein oder mit anderen?', 'Wie bist du dazu gekommen?'],
  problem: ['Seit wann ist das so?', 'Was könntest du dagegen tun?', 'Mit wem kannst du darüber sprechen?', 'Was würde dir jetzt am meisten helfen?', 'Hast du schon etwas dagegen versucht?'],
  any: [
    'Erzähl mir mehr davon.',
    'Was ist dir dabei besonders wichtig?',
    'Wie siehst du das selbst?',
    'Kannst du mir ein Beispiel nennen?',
    'Was meinst du damit genau?',
    'Wie geht es jetzt weiter?',
    'Und was sagen die anderen dazu?',
    'War das schon immer so?',
    'Was wünschst du dir?',
  ],
  opinion: ['Warum siehst du das so?', 'Was gefällt dir daran besonders?', 'Hast du früher auch schon so gedacht?', 'Sehen das in deiner Familie alle so?'],
} as const;
export type FollowUp = keyof typeof followUps;

/** To something that is hard or annoying. */
export const burdens = ['Das klingt anstrengend.', 'Das ist wirklich ärgerlich.', 'Das verstehe ich gut.', 'Ja, das ist nicht einfach.'] as const;

/** Somebody has died. */
export const condolences = ['Das tut mir sehr leid.', 'Das ist sehr traurig, mein herzliches Beileid.'] as const;

/** To something sad. */
export const comforts = ['Das tut mir leid.', 'Oh, das ist nicht schön.', 'Das ist bestimmt nicht leicht für dich.', 'Ich hoffe, es wird bald wieder besser.'] as const;

/** To something joyful. */
export const joys = ['Das freut mich für dich.', 'Wie schön!', 'Das klingt wirklich gut.', 'Toll, das ist eine gute Nachricht.'] as const;
