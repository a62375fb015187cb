/** Questions that follow what was just said, whatever its topic; by what the learner's sentence does. None of them takes for granted what may not be so. */
export const followUps = {
  sad: ['Möchtest du mehr darüber erzählen?', 'Wer hilft dir in dieser Zeit?', 'Was tut dir jetzt gut?'],
  past: ['Und wie ging es dann weiter?', 'Wie war das für dich?', 'Was hast du dann gemacht?'],
  habit: ['Was gefällt dir daran am besten?', 'Wie oft machst du das?', 'Wie bist du dazu gekommen?', 'Machst du das lieber allein oder mit anderen?'],
  problem: ['Was könntest du dagegen tun?', 'Was würde dir jetzt am meisten helfen?', 'Ist das schon länger so?'],
  wish: ['Was brauchst du dafür noch?', 'Freust du dich schon darauf?', 'Warum ist dir das wichtig?'],
  opinion: ['Warum siehst du das so?', 'Sehen das in deiner Familie alle so?'],
} as const;
export type FollowUp = keyof typeof followUps;

/** Where nothing can be asked that surely fits: the learner goes on. */
export const invitations = [
  'Erzähl gern weiter.',
  'Magst du mir noch mehr davon erzählen?',
  'Ich bin gespannt, was du noch erzählst.',
  'Sprich ruhig weiter, ich habe Zeit.',
  'Ich höre dir weiter zu.',
  'Davon möchte ich gern noch mehr hören.',
] as const;

/** To something that is hard or annoying. */
export const burdens = ['Das klingt anstrengend.', 'Ja, das ist nicht einfach.', 'Da hast du es gerade nicht leicht.', 'Oh, das ist nicht schön.', 'Das ist wirklich ärgerlich.'] as const;

/** Somebody has died. */
export const condolences = ['Das tut mir sehr leid.', 'Das ist sehr traurig, mein herzliches Beileid.'] as const;

/** Somebody is ill. */
export const recoveries = ['Oje, gute Besserung!', 'Ich wünsche dir gute Besserung.'] as const;

/** To something sad. */
export const comforts = ['Das tut mir leid.', 'Das ist bestimmt nicht leicht für dich.', 'Ich hoffe, es wird bald wieder besser.', 'Da wäre ich auch traurig.'] as const;

/** To something joyful. */
export const joys = ['Das freut mich für dich.', 'Wie schön!', 'Das klingt wirklich gut.', 'Toll, das ist eine gute Nachricht.'] as const;
