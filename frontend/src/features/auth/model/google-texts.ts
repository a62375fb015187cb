import type { GoogleError } from '@b1fuchs/contracts';
import { help } from '../../../lib/interface-language/help.js';

const reasons: Record<GoogleError, string> = {
  cancelled: help('You went back without choosing a Google account. You can try again, or sign in with your password if you have one.'),
  expired: help('Signing in with Google took too long, or was started in another window. Please try again.'),
  refused: help('The answer from Google could not be confirmed, so nothing was changed. Please try again.'),
  unverified: help('Google has not confirmed the e-mail address of this account. Please confirm it at Google first, or register with a password.'),
  conflict: help('Your account is linked to another Google account. Please choose that one, or sign in with your password if you have one.'),
  unavailable: help('Signing in with Google is not possible right now. Nothing was changed. Please try again in a moment, or sign in with your password if you have one.'),
  'not-set-up': help('Signing in with Google is not set up here. Please sign in with your password. If your account has none yet, choose “Forgot your password?”.'),
};

/** What the auth screen says where signing in with Google did not work out. */
export const googleTexts = { title: help('Login failed'), reasons };
