import { Volume2 } from 'lucide-react';
import { IconButton } from '../../../../components/ui/icon-button.js';
import { classNames } from '../../../../lib/class-names.js';
import type { Pronunciation } from '../../../../lib/speech/use-pronunciation.js';

type Props = { pronunciation: Pronunciation; text: string; label: string; size?: 'small' | 'round' | 'large'; shortcut?: string };

const looks = {
  small: '',
  round: 'size-14! rounded-full! bg-accent-soft text-accent-text! [&_svg]:size-6!',
  large: 'size-20! rounded-full! bg-accent-soft text-accent-text! [&_svg]:size-10!',
};

/** Says a German text aloud; a second press begins anew. */
export function PlayButton({ pronunciation, text, label, size = 'small', shortcut }: Props) {
  const isPlaying = pronunciation.playing === text;
  return (
    <IconButton
      label={label}
      aria-keyshortcuts={shortcut}
      className={classNames(looks[size], isPlaying && 'bg-accent-soft text-accent-text!')}
      onClick={() => void pronunciation.play(text)}
    >
      <Volume2 aria-hidden className={classNames(isPlaying && 'animate-pulse')} />
    </IconButton>
  );
}
