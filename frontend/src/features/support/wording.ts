/** The words of /support (spec 1, sections 2, 5 and 8: the support form of the management screen). */
export const texts = {
  title: 'Contact Support',
  lead: 'Is something not working, or do you have a question? Write to us.',
  responseTime: 'Average response time: 2-4 hours',
  name: 'Name',
  email: 'E-mail',
  emailHint: 'Our answer goes to this address.',
  emailHintSignedIn: 'Our answer goes to this address. A copy of your message goes to the address of your account.',
  message: 'Message',
  send: 'Send Message',
  sendAgain: 'Try Again',
  notSent: 'Message Not Sent',
  failed: 'The message could not be sent. Please try again later.',
  kept: 'What you have written is still here.',
  sent: { title: 'Message Sent', text: 'Thank you for contacting us. Our support team will get back to you soon.' },
  another: 'Write Another Message',
  problems: {
    name: { missing: 'Please enter your name.', wrong: 'Your name may have at most 100 characters.' },
    email: { missing: 'Please enter your email address.', wrong: 'Please enter a valid email address.' },
    message: { missing: 'Please enter a message.', wrong: 'Your message may have at most 5,000 characters.' },
  },
} as const;
