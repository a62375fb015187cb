import { Counter, type Registry } from 'prom-client';

export type SpeechMetrics = ReturnType<typeof createSpeechMetrics>;

export function createSpeechMetrics(registry: Registry) {
  return {
    sounds: new Counter({
      name: 'speech_sounds_total',
      help: 'Texts read aloud, by voice and by where the sound came from (cache, made, joined)',
      labelNames: ['voice', 'source'],
      registers: [registry],
    }),
  };
}
