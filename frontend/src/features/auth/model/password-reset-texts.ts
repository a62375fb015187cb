import { help } from '../../../lib/interface-language/help.js';

/** The wording around a forgotten password (spec 1, sections 2, 5 and 8). */
export const texts = {
  ask: {
    title: 'Forgot your password?',
    description: help('Enter the e-mail address of your account. We will send you a link for a new password.'),
    email: 'E-mail',
    emailMissing: help('Please enter your email address'),
    cancel: 'Cancel',
    close: 'Close',
    send: 'Send reset link',
    sentTitle: help('Reset email sent'),
    /** As the server says it; stands here so that the catalogues know it. */
    sent: help('If an account has this address, a link for a new password is on its way. Please check your inbox and spam folder.'),
    failed: help('Failed to send reset email'),
  },
  invalidTitle: help('Invalid Reset Link'),
  invalid: help('This password reset link is invalid or has expired.'),
  back: 'Back to Login',
  title: 'Reset Your Password',
  hint: help('At least 8 characters. You will then be signed out on all your devices.'),
  password: 'New password',
  confirmPassword: 'Confirm new password',
  passwordsDiffer: help("Passwords don't match"),
  submit: 'Reset Password',
  doneTitle: help('Password Reset Successful'),
  /** As the server says it. */
  done: help('Your password has been reset. Please sign in with the new one.'),
  failedTitle: help('Password Reset Failed'),
  failed: help('Failed to reset password'),
} as const;
