/*
 * A short word about a thing. The tone always comes with a word or an icon, never alone.
 *   <Badge>B1-Niveau</Badge>   <Badge tone="green" icon={<Check />}>Bestanden</Badge>
 */
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';
import { toneClasses, type Tone } from './tones.js';

type Props = { tone?: Tone; icon?: ReactNode; className?: string; children: ReactNode };

export function Badge({ tone = 'neutral', icon, className, children }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full px-3 py-0.5 text-sm font-semibold whitespace-nowrap [&_svg]:size-4 [&_svg]:shrink-0',
        toneClasses[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
