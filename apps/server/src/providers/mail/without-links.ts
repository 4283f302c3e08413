/** A sign of no width, before which nothing ends: what stands on both sides of it is no address. */
const APART = '\u200b';

/**
 * What a stranger wrote, for a mail that bears our name. Mail programs make links of whatever looks like an address; with a sign that nobody
 * sees behind each point, colon, slash and at, nothing does.
 */
export const withoutLinks = (text: string): string => text.replace(/[.:/@](?=\S)/gu, `$&${APART}`);
