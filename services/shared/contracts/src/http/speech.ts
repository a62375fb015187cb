import { z } from 'zod';

/** Longest text that is read aloud at once, trimmed, in UTF-16 code units. Beyond that the answer is TEXT_TOO_LONG. */
export const MAX_SPOKEN_LENGTH = 2_000;

const spokenTextSchema = z.string().trim().min(1, 'Es gibt keinen Text zum Vorlesen.');
/** 1 is a calm everyday pace. */
const speedSchema = z.number().min(0.6).max(1.2).default(1);

/** POST /api/tts/german: the answer is audio, its voice is named by VOICE_HEADER. */
export const germanSpeechRequestSchema = z.object({ text: spokenTextSchema, speed: speedSchema });
export type GermanSpeechRequest = z.input<typeof germanSpeechRequestSchema>;

/** POST /api/tts. `voice` and `presenter` belong to the call (spec 2, section 7); the installation chooses who speaks. */
export const speechRequestSchema = germanSpeechRequestSchema.extend({
  voice: z.string().max(100).optional(),
  presenter: z.string().max(100).optional(),
});
export type SpeechRequest = z.input<typeof speechRequestSchema>;

/** Header of every spoken answer. */
export const VOICE_HEADER = 'x-voice';
/** 'espeak' is there in every installation and sounds like a machine; 'provider' is a voice of a server that was set up. */
export const speakingVoiceSchema = z.enum(['espeak', 'provider']);
export type SpeakingVoice = z.infer<typeof speakingVoiceSchema>;

/** GET /api/speech: what there is for the learner who asks. */
export const speechOffersSchema = z.object({
  /** 'basic': espeak would speak, and a German voice of the browser sounds better. */
  voice: z.enum(['basic', 'provider']),
  /** Whether recordings can be turned into text. */
  transcription: z.boolean(),
  /** Voice or transcription are outside, and the learner has not agreed to that: until then espeak speaks, and no recording is taken. */
  needsConsent: z.boolean(),
});
export type SpeechOffers = z.infer<typeof speechOffersSchema>;

/** POST /api/transcribe takes one recording, in this field of a multipart form: WebM, MP4, Ogg, WAV or MP3. */
export const RECORDING_FIELD = 'audio';
export const MAX_RECORDING_BYTES = 10 * 1024 * 1024;
export const MAX_RECORDING_SECONDS = 600;

/** A stretch of speech as the recognition cuts it. */
export const spokenSegmentSchema = z.object({
  text: z.string(),
  /** Seconds from the recording's start. */
  start: z.number(),
  end: z.number(),
  /** How sure the recognition was of the words, 0 to 1. */
  confidence: z.number().min(0).max(1),
});
export type SpokenSegment = z.infer<typeof spokenSegmentSchema>;

export const transcriptionSchema = z.object({
  /** Empty where nobody spoke. */
  text: z.string(),
  /** Empty too where the recognition tells only the text. */
  segments: z.array(spokenSegmentSchema),
});
export type Transcription = z.infer<typeof transcriptionSchema>;
