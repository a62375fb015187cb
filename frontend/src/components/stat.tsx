import type { ReactNode } from 'react';

type Props = { icon: ReactNode; label: string; value: number; unit: string; lang: 'de' | 'en' };

/** One figure with its name. Beside others on a narrow screen the icon gives way. */
export function Stat({ icon, label, value, unit, lang }: Props) {
  return (
    <div lang={lang} className="@container flex min-w-0 flex-1">
      <div className="flex min-w-0 flex-col items-start gap-2 @[9.5rem]:flex-row @[9.5rem]:gap-3">
        <span aria-hidden className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft text-accent-text [&_svg]:size-5">
          {icon}
        </span>
        <p className="min-w-0">
          <span className="block text-sm text-grey-4">{label}</span>
          <span className="text-2xl font-semibold text-ink tabular-nums">{value.toLocaleString(lang)}</span>{' '}
          <span className="text-grey-5">{unit}</span>
        </p>
      </div>
    </div>
  );
}
