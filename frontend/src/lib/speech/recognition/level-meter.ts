import { SAMPLE_EVERY_MS, type LevelSample } from './voice-activity.js';

/** How loud the microphone is at the moment: 0 to 1, speech mostly between 0.02 and 0.3. */
export type LevelSource = { read: () => number };
export type LevelMeter = LevelSource & {
  /** The loudness since the meter began. */
  samples: () => readonly LevelSample[];
  close: () => void;
};

/** Measures a stream as long as it is open. @returns null where the browser does not let a page listen in */
export function openLevelMeter(stream: MediaStream): LevelMeter | null {
  if (!('AudioContext' in window)) return null;
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    // 43 ms at 48 kHz: nearly all of the time between two samples.
    analyser.fftSize = 2_048;
    context.createMediaStreamSource(stream).connect(analyser);
    void context.resume().catch(() => undefined);

    const wave = new Float32Array(analyser.fftSize);
    const samples: LevelSample[] = [];
    const beganAt = performance.now();
    function read(): number {
      analyser.getFloatTimeDomainData(wave);
      return rootMeanSquare(wave);
    }
    const timer = setInterval(() => {
      // One that has not begun reads as silence, which would be a lie.
      if (context.state === 'running') samples.push({ atMs: Math.round(performance.now() - beganAt), rms: read() });
    }, SAMPLE_EVERY_MS);
    return {
      read,
      samples: () => samples,
      close: () => {
        clearInterval(timer);
        void context.close();
      },
    };
  } catch {
    // Firefox refuses a microphone whose sample rate is not that of the context.
    return null;
  }
}

/** Around the mean: cheap microphones have an offset that is no sound. */
export function rootMeanSquare(wave: Float32Array): number {
  const mean = wave.reduce((sum, value) => sum + value, 0) / wave.length;
  return Math.sqrt(wave.reduce((sum, value) => sum + (value - mean) ** 2, 0) / wave.length);
}
