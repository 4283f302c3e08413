/** Articles of the Help Center by topic, in the order of its first page (HF-34). */
export const HELP_TOPICS = {
  watching: ['playback', 'subtitles', 'devices', 'downloads', 'live', 'webtoons', 'regions'],
  account: ['start', 'sign-in', 'account', 'profiles', 'browser'],
  paying: ['plans', 'billing', 'cancel', 'passes'],
} as const;
export type HelpTopic = keyof typeof HELP_TOPICS;

export const HELP_ARTICLES = Object.values(HELP_TOPICS).flat();
export type HelpArticle = (typeof HELP_ARTICLES)[number];

/** Whether a path segment or file name is the name of an article. */
export const isHelpArticle = (name: string): name is HelpArticle => HELP_ARTICLES.some((known) => known === name);
