import { openLevelMeter, type LevelSource } from './level-meter.js';
import { startRecorder, type AudioRecorder } from './recorder.js';
import type { LevelSample } from './voice-activity.js';

/** Spec 2, section 7. */
const SOUND: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true, sampleRate: 16_000, channelCount: 1 };

export type Microphone = {
  /** Null where the browser does not let a page listen in. */
  level: LevelSource | null;
  /** The loudness since it was opened. */
  samples: () => readonly LevelSample[];
  /** Records from now on; null where the browser can't. */
  record: () => AudioRecorder | null;
  close: () => void;
};

/**
 * Asks for the microphone and opens it.
 * @param onLost it was pulled out or taken away
 * @throws what getUserMedia throws
 */
export async function openMicrophone(onLost: () => void): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: SOUND });
  const meter = openLevelMeter(stream);
  for (const track of stream.getAudioTracks()) track.addEventListener('ended', onLost);
  let isClosed = false;
  return {
    level: meter,
    samples: () => meter?.samples() ?? [],
    record: () => {
      try {
        return 'MediaRecorder' in window ? startRecorder(stream) : null;
      } catch {
        return null;
      }
    },
    close: () => {
      if (isClosed) return;
      isClosed = true;
      meter?.close();
      // Our own stop fires no 'ended'.
      for (const track of stream.getTracks()) track.stop();
    },
  };
}
