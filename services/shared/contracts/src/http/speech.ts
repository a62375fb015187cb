import { z } from 'zod';

/** GET /api/speech: what the server can do with speech. */
export const speechServiceSchema = z.object({
  /** basic: espeak-ng · provider: the better voice of a configured provider. */
  voice: z.enum(['basic', 'provider']),
  /** Whether POST /api/transcribe has a server behind it. */
  transcription: z.boolean(),
});
export type SpeechService = z.infer<typeof speechServiceSchema>;

/** POST /api/transcribe (multipart, the recording in the field 'audio') */
export const transcriptionSchema = z.object({
  text: z.string(),
  /** Where the transcription server says when what was said; times from the beginning of the recording. */
  segments: z
    .array(
      z.object({
        text: z.string(),
        startMs: z.number().nonnegative(),
        endMs: z.number().nonnegative(),
        /** 0 to 1; null where it is not known. */
        confidence: z.number().min(0).max(1).nullable(),
      }),
    )
    .optional(),
});
export type Transcription = z.infer<typeof transcriptionSchema>;
