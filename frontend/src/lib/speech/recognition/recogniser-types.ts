/** What we use of the browser's SpeechRecognition, which TypeScript's own types leave out. */
export type Recogniser = {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  onresult: ((event: RecogniserResultEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start: () => void;
  /** Ends it after the words that are still to come. */
  stop: () => void;
  /** Ends it at once. */
  abort: () => void;
};
export type RecogniserResultEvent = { results: ArrayLike<RecogniserResult> };
export type RecogniserResult = ArrayLike<{ transcript: string; confidence: number }> & { isFinal: boolean };
