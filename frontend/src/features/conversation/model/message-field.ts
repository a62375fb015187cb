/** The field of the conversation that is open. */
export const MESSAGE_FIELD_ID = 'conversation-message';
