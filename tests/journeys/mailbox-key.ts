/** Opens the mailbox of every server of the journeys. */
export const MAILBOX_KEY = 'the-key-of-the-journeys';
