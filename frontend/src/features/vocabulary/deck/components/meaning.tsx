import type { HelperLanguage } from '@b1fuchs/contracts';
import { classNames } from '../../../../lib/class-names.js';

/** A translation in its own script and direction. */
export function Meaning({ text, language, className }: { text: string; language: HelperLanguage; className?: string }) {
  const isPersian = language === 'persian';
  return (
    <span lang={isPersian ? 'fa' : 'en'} dir={isPersian ? 'rtl' : 'ltr'} className={classNames('block break-words', className)}>
      {text}
    </span>
  );
}
