import type { Device } from '@b1fuchs/kit';

/** The browser and system as a mail's text names them; nothing where they are unknown. */
export function deviceValues({ browser, system }: Device): Record<string, string> {
  const device = [browser, system].filter((part) => part !== '').join(', ');
  return device === '' ? {} : { device };
}
