/** How loud it was at a moment of the recording; `rms` is 0 to 1. */
export type LevelSample = { atMs: number; rms: number };
export type Span = { startMs: number; endMs: number };
export type VoiceActivity = {
  /** Where somebody spoke. */
  spoken: readonly Span[];
  /** Silences between two of them. */
  pauses: readonly Span[];
  speakingMs: number;
};

export const SAMPLE_EVERY_MS = 50;
/** Shorter silences belong to fluent speech (De Jong & Bosker 2013 recommend 250 ms as the limit). */
const SHORTEST_PAUSE_MS = 250;
/** A shorter sound is a click or a knock. */
const SHORTEST_SOUND_MS = 100;
/** Below so little speech a recording counts as silent. */
const SHORTEST_SPEECH_MS = 200;
/** A voice is clearly louder than the room; even in a very quiet room it reaches the lower bound, above the upper one everything is voice. */
const TIMES_THE_ROOM = 2.5;
const QUIETEST_VOICE = 0.008;
const LOUDEST_ROOM = 0.06;
/** The room is what is heard in the quietest tenth of a recording. */
const QUIET_SHARE = 0.1;

/**
 * Finds speech and pauses by loudness, in a recording of `durationMs`.
 * @returns null where the samples say nothing: a browser that lets no page listen in, or a tab in the background
 */
export function voiceIn(samples: readonly LevelSample[], durationMs: number): VoiceActivity | null {
  if (samples.length === 0 || samples.length * SAMPLE_EVERY_MS < durationMs / 2) return null;
  const levels = samples.map(({ rms }) => rms).sort((one, other) => one - other);
  const room = levels[Math.floor(levels.length * QUIET_SHARE)] ?? 0;
  const threshold = Math.min(LOUDEST_ROOM, Math.max(QUIETEST_VOICE, room * TIMES_THE_ROOM));

  const loud = samples.filter(({ rms }) => rms >= threshold).map(({ atMs }) => ({ startMs: atMs, endMs: atMs + SAMPLE_EVERY_MS }));
  const spoken = loud.reduce<Span[]>(joinNear, []).filter(({ startMs, endMs }) => endMs - startMs >= SHORTEST_SOUND_MS);
  return { spoken, pauses: gapsBetween(spoken), speakingMs: spoken.reduce((sum, { startMs, endMs }) => sum + endMs - startMs, 0) };
}

/** Whether there is nothing in it that anyone could have said: a transcription would invent words. */
export const isSilent = (voice: VoiceActivity | null): boolean => voice !== null && voice.speakingMs < SHORTEST_SPEECH_MS;

/** The silences between spans that follow each other, from the shortest pause on. */
export const gapsBetween = (spans: readonly Span[]): Span[] =>
  spans
    .slice(1)
    .map((span, index) => ({ startMs: spans[index]?.endMs ?? span.startMs, endMs: span.startMs }))
    .filter(({ startMs, endMs }) => endMs - startMs >= SHORTEST_PAUSE_MS);

function joinNear(spans: Span[], next: Span): Span[] {
  const last = spans.at(-1);
  if (last === undefined || next.startMs - last.endMs >= SHORTEST_PAUSE_MS) return [...spans, next];
  return [...spans.slice(0, -1), { startMs: last.startMs, endMs: next.endMs }];
}
