/*
 * A message that belongs to a place on the page and stays. What happened, that nothing is lost, what to do.
 *   <Alert tone="red" title="Login failed">{userMessageOf(error)}</Alert>
 *   <Alert tone="amber" title="Wortzahl-Hinweis" action={<Button size="sm">…</Button>}>…</Alert>
 * red is read out at once (role alert), the others politely (role status) when they appear. Title and text come in the interface
 * language where it has them; of what stands in elements of its own, only HelpText does.
 */
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.js';
import { HelpText } from './help-text.js';
import { toneClasses } from './tones.js';

export type AlertTone = 'green' | 'red' | 'amber' | 'blue';
type Props = { tone: AlertTone; title?: string; action?: ReactNode; lang?: string; className?: string; children?: ReactNode };

const icons = { green: CircleCheck, red: CircleAlert, amber: TriangleAlert, blue: Info };

export function Alert({ tone, title, action, lang, className, children }: Props) {
  const Icon = icons[tone];
  return (
    <div
      role={tone === 'red' ? 'alert' : 'status'}
      lang={lang}
      className={classNames('flex help-row gap-3 rounded-control px-4 py-3', toneClasses[tone], className)}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div className="min-w-0 flex-1">
        {title !== undefined && <HelpText className="font-semibold">{title}</HelpText>}
        {children !== undefined && (
          <HelpText as="div" className="text-ink">
            {children}
          </HelpText>
        )}
        {action !== undefined && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
