/** Findings of the grammar engine that a person has read and found to be no error, each with its rule and text. */
export const reviewedFalseAlarms: { rule: string; text: string }[] = [
  // The gap at the start stands for the subject.
  { rule: 'UPPERCASE_SENTENCE_START', text: '… hat Vor- und Nachteile.' },
];
