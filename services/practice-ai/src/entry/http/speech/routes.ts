import { germanSpeechRequestSchema, speechRequestSchema } from '@b1fuchs/contracts';
import { identityOf, parse, requireEntitled } from '@b1fuchs/kit';
import { Router } from 'express';
import { offerSpeech, type OfferParts } from '../../../domain/speech/offer-speech.js';
import { speak, type SpeakingParts } from '../../../domain/speech/speak.js';
import { transcribe, type TranscriptionParts } from '../../../domain/speech/transcribe.js';
import { receiveRecording } from './receive-recording.js';
import { sendSound } from './send-sound.js';
import { whileListening } from './while-listening.js';

export type SpeechParts = { speaking: SpeakingParts; transcription: TranscriptionParts; offers: OfferParts };

export function createSpeechRoutes({ speaking, transcription, offers }: SpeechParts): Router {
  const router = Router();

  router.get('/api/speech', async (request, response) => {
    response.json(await offerSpeech(offers, identityOf(request).userId));
  });

  const speeches = [
    ['/api/tts', speechRequestSchema],
    ['/api/tts/german', germanSpeechRequestSchema],
  ] as const;
  for (const [path, schema] of speeches) {
    router.post(path, requireEntitled, async (request, response) => {
      const { text, speed } = parse(schema, request.body);
      const { userId } = identityOf(request);
      await whileListening(response, async (signal) => {
        await sendSound(request, response, await speak(speaking, { userId, text, speed, signal }, new Date()));
      });
    });
  }

  router.post('/api/transcribe', requireEntitled, async (request, response) => {
    const { userId } = identityOf(request);
    await whileListening(response, async (signal) => {
      const receive = () => receiveRecording(request, response);
      response.json(await transcribe(transcription, { userId, receive, signal }, new Date()));
    });
  });

  return router;
}
