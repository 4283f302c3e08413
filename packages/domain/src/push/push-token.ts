const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a text has the form of our push tokens. Other devices have tokens of their own, which are ignored. */
export const isPushToken = (text: string): boolean => UUID.test(text);
