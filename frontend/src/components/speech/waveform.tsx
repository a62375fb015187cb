/*
 * Shows that the microphone hears something, with words beside it; under reduced motion a bar that moves in steps. Without a
 * source (phones whose recogniser keeps the microphone to itself) a still dot stands for it.
 *   {dictation.state === 'listening' && <Waveform source={dictation.level} />}
 */
import { useEffect, useRef, useState } from 'react';
import { classNames } from '../../lib/class-names.js';
import type { LevelSource } from '../../lib/speech/recognition/level-meter.js';
import { dictationTexts } from '../../lib/speech/recognition/wording.js';
import { drawBars, heightOf } from './draw-bars.js';
import { useReducedMotion } from './use-reduced-motion.js';

const NEW_BAR_EVERY_MS = 60;
const STEP_EVERY_MS = 300;

export function Waveform({ source, className }: { source: LevelSource | null; className?: string }) {
  const isStill = useReducedMotion();
  return (
    <div lang="de" className={classNames('flex min-w-0 items-center gap-3 text-red', className)}>
      {source === null && <span aria-hidden className="size-3 shrink-0 rounded-full bg-red" />}
      {source !== null && (isStill ? <LevelBar source={source} /> : <MovingBars source={source} />)}
      <span className="shrink-0 text-sm font-semibold">{dictationTexts.recording}</span>
    </div>
  );
}

function MovingBars({ source }: { source: LevelSource }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const heights: number[] = [];
    let lastAt = 0;
    let frame = requestAnimationFrame(function draw(now) {
      frame = requestAnimationFrame(draw);
      if (canvas.current === null || now - lastAt < NEW_BAR_EVERY_MS) return;
      lastAt = now;
      heights.push(heightOf(source.read()));
      drawBars(canvas.current, heights);
    });
    return () => cancelAnimationFrame(frame);
  }, [source]);
  return <canvas ref={canvas} aria-hidden className="h-10 w-full min-w-0 max-w-80" />;
}

function LevelBar({ source }: { source: LevelSource }) {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setHeight(heightOf(source.read())), STEP_EVERY_MS);
    return () => clearInterval(timer);
  }, [source]);
  return (
    <div aria-hidden className="h-2 w-full max-w-80 min-w-0 overflow-hidden rounded-full bg-grey-2">
      <div className="h-full rounded-full bg-red" style={{ width: `${Math.round(height * 100)}%` }} />
    </div>
  );
}
