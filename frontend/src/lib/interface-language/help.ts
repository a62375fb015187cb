/**
 * Marks a text that helps, explains or tells of a failure: where it is shown (HelpText, Alert, Field, toasts …) it comes in the
 * learner's interface language, which needs an entry in each catalogue. A test finds every call in the source and fails without.
 * The text itself stays as it is. Takes a literal, or a template whose values become places: `${days}` is {days}.
 */
export const help = <T extends string>(text: T): T => text;
