import type { Device } from '@b1fuchs/kit';
import Bowser from 'bowser';
import type { Request } from 'express';

/** Longer ones are made up. */
const LONGEST = 500;

/** The browser and system that a request names. */
export function deviceOf(request: Request): Device {
  const userAgent = request.header('user-agent')?.slice(0, LONGEST) ?? '';
  if (userAgent === '') return { browser: '', system: '' };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: nameOf(browser.name), system: nameOf(os.name) };
}

/** It stands in mails: a name, and no sentence or address that somebody has put into their browser's. */
const nameOf = (name = ''): string => (/^[\p{L}\d .-]{1,30}$/u.test(name) ? name : '');
