/*
 * Hears what the learner said for a message; a second press ends it. Nothing where nothing was recorded.
 *   <ReplayButton recordings={recordings.of(message.id)} />
 */
import { Play, Square } from 'lucide-react';
import { useReplay } from '../../lib/speech/recordings/use-replay.js';
import type { OwnRecording } from '../../lib/speech/recordings/own-recordings.js';
import { Button } from '../ui/button.js';

export function ReplayButton({ recordings, className }: { recordings: readonly OwnRecording[]; className?: string }) {
  const { isPlaying, play, stop } = useReplay();
  if (recordings.length === 0) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      lang="de"
      {...(className === undefined ? {} : { className })}
      icon={isPlaying ? <Square aria-hidden /> : <Play aria-hidden />}
      onClick={() => (isPlaying ? stop() : void play(recordings))}
    >
      {isPlaying ? 'Anhalten' : 'Meine Aufnahme anhören'}
    </Button>
  );
}
