/** Zero-width space. An address does not continue across it. */
const APART = '\u200b';

/**
 * Defuses links in text of other people in our emails. Mail clients link whatever looks like an address, so a
 * zero-width space follows each dot, colon, slash and at sign.
 */
export const withoutLinks = (text: string): string => text.replace(/[.:/@](?=\S)/gu, `$&${APART}`);
