import { help } from '../../lib/interface-language/help.js';

/** The words of /support (spec 1, sections 2, 5 and 8: the support form of the management screen). */
export const texts = {
  title: 'Contact Support',
  lead: help('Is something not working, or do you have a question? Write to us.'),
  responseTime: help('Average response time: 2-4 hours'),
  name: 'Name',
  email: 'E-mail',
  emailHint: help('Our answer goes to this address.'),
  emailHintSignedIn: help('Our answer goes to this address. A copy of your message goes to the address of your account.'),
  message: 'Message',
  send: 'Send Message',
  sendAgain: 'Try Again',
  notSent: help('Message Not Sent'),
  failed: help('The message could not be sent. Please try again later.'),
  kept: help('What you have written is still here.'),
  sent: { title: 'Message Sent', text: help('Thank you for contacting us. Our support team will get back to you soon.') },
  another: 'Write Another Message',
  problems: {
    name: { missing: help('Please enter your name.'), wrong: help('Your name may have at most 100 characters.') },
    email: { missing: help('Please enter your email address.'), wrong: help('Please enter a valid email address.') },
    message: { missing: help('Please enter a message.'), wrong: help('Your message may have at most 5,000 characters.') },
  },
} as const;
