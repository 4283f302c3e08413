import { type HelpArticle, isHelpArticle } from '@madang/domain/help/help-article.ts';
import { z } from 'zod';
import type { HelpSettings } from '../help/help-deps.ts';
import { operatorContentFolder } from './operator-content-folder.ts';
import { elsewhere } from './setting-kinds.ts';

const PAIR = /^([a-z-]+)=(\w[\w/-]{0,199})$/;
/** Which of our articles is which page there: `browser=articles/360001,billing=sections/7`. */
const articles = z
  .string()
  .default('')
  .transform((text, context) => {
    const pairs = text.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
    const known: Partial<Record<HelpArticle, string>> = {};
    for (const pair of pairs) {
      const [, name = '', place = ''] = PAIR.exec(pair) ?? [];
      if (!isHelpArticle(name)) context.addIssue(`there is no ${pair}: must be <article>=<page>, joined by commas`);
      else known[name] = place;
    }
    return known;
  });

/** Where the service is explained; README lists them. */
export const HELP_ENVIRONMENT = {
  HELP_DIR: z.string().optional(),
  HELP_CENTER_URL: elsewhere.optional(),
  HELP_CENTER_ARTICLES: articles,
  HELP_CENTER_SIGN_IN_URL: elsewhere.optional(),
  HELP_CENTER_KEY: z.string().min(32, 'must be 32 characters or more').optional(),
};

type HelpEnvironment = z.infer<z.ZodObject<typeof HELP_ENVIRONMENT>>;

const SIGN_IN = ['HELP_CENTER_SIGN_IN_URL', 'HELP_CENTER_KEY'] as const;

/** What is set without what it belongs to. */
const faultsOf = (set: HelpEnvironment): readonly string[] => {
  const signIn = SIGN_IN.filter((name) => set[name] !== undefined);
  if (set.HELP_CENTER_URL === undefined) {
    const others = [...signIn, ...(Object.keys(set.HELP_CENTER_ARTICLES).length > 0 ? ['HELP_CENTER_ARTICLES'] : [])];
    return others.map((name) => `${name}: set, but HELP_CENTER_URL is not`);
  }
  return [
    ...(set.HELP_DIR === undefined ? [] : ['HELP_DIR: nobody would read it, for HELP_CENTER_URL is set']),
    ...(signIn.length === 1 ? SIGN_IN.filter((name) => !signIn.includes(name)) : []).map(
      (name) => `${name}: must be set with ${signIn.join()}`,
    ),
  ];
};

/** Throws what `wrong` makes of settings that do not belong together. */
export const helpOf = (set: HelpEnvironment, home: string, wrong: (faults: readonly string[]) => Error): HelpSettings => {
  const faults = faultsOf(set);
  if (faults.length > 0) throw wrong(faults);
  const { HELP_CENTER_URL: url, HELP_CENTER_ARTICLES: known, HELP_CENTER_SIGN_IN_URL: signInUrl, HELP_CENTER_KEY: key } = set;
  return {
    folder: operatorContentFolder(
      { setting: 'HELP_DIR', folder: set.HELP_DIR, isName: isHelpArticle, text: 'article' },
      home,
      wrong,
    ),
    center: url === undefined ? null : { url: url.replace(/\/$/, ''), articles: known },
    signIn: signInUrl === undefined || key === undefined ? null : { url: signInUrl, key },
  };
};
