import { type HelpArticle, isHelpArticle } from '@madang/domain/help/help-article.ts';
import { z } from 'zod';
import { operatorContentFolder } from './operator-content-folder.ts';
import { type EnvironmentOf, optionalSetting, type RefuseSettings, setting, type SettingKind } from './setting.ts';
import { serviceUrl, text } from './setting-kinds.ts';
import type { HelpCenter } from '@madang/domain/help/help-center.ts';

const PAIR = /^([a-z-]+)=(\w[\w/-]{0,199})$/;
/** Which of our articles is which page there: `browser=articles/360001,billing=sections/7`. */
const articles = z.string().transform((joined, context) => {
  const pairs = joined.split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]));
  const known: Partial<Record<HelpArticle, string>> = {};
  for (const pair of pairs) {
    const [, name = '', place = ''] = PAIR.exec(pair) ?? [];
    if (!isHelpArticle(name)) context.addIssue(`there is no ${pair}: must be <article>=<page>, joined by commas`);
    else known[name] = place;
  }
  return known;
});

const articlePages: SettingKind<Partial<Record<HelpArticle, string>>> = {
  schema: articles,
  values: '`<article>=<page>`, separated by commas',
};

/** Where the service is explained. */
export const helpSettings = {
  helpDir: optionalSetting({
    name: 'HELP_DIR',
    kind: text('folder'),
    doc: 'Folder with your own articles for the Help Center, `<language>/<article>.md`, as in [apps/server/documents/help](../../apps/server/documents/help)',
  }),
  helpCenterUrl: optionalSetting({
    name: 'HELP_CENTER_URL',
    kind: serviceUrl,
    doc: 'External help center instead of ours, as in `https://help.your.domain/hc`. The language is appended (`en-us`, `pt-br`, `es`, `zh-cn`, `vi`)',
  }),
  helpCenterArticles: setting({
    name: 'HELP_CENTER_ARTICLES',
    kind: articlePages,
    default: '',
    doc: 'Pages of the external help center for our articles, as in `browser=articles/360001,billing=sections/7`. Other articles lead to its home page',
  }),
  helpCenterSignInUrl: optionalSetting({
    name: 'HELP_CENTER_SIGN_IN_URL',
    kind: serviceUrl,
    doc: 'Single sign-on to the external help center as Zendesk does it: the URL that takes a JWT by a posted form (`jwt`, `return_to`), with `HELP_CENTER_KEY`. Viewers with a verified address are signed in there',
  }),
  helpCenterKey: optionalSetting({
    name: 'HELP_CENTER_KEY',
    kind: text('32 characters or more', z.string().min(32, 'must be 32 characters or more')),
    secret: true,
    doc: 'Signing key (HS256) of that JWT',
  }),
};

type HelpEnvironment = EnvironmentOf<typeof helpSettings>;

const SIGN_IN = ['HELP_CENTER_SIGN_IN_URL', 'HELP_CENTER_KEY'] as const;

/** What is set without what it belongs to. */
const faultsOf = (set: HelpEnvironment): readonly string[] => {
  const signIn = SIGN_IN.filter((name) => set[name] !== undefined);
  if (set.HELP_CENTER_URL === undefined) {
    const others = [...signIn, ...(Object.keys(set.HELP_CENTER_ARTICLES).length > 0 ? ['HELP_CENTER_ARTICLES'] : [])];
    return others.map((name) => `${name}: set, but HELP_CENTER_URL is not`);
  }
  return [
    ...(set.HELP_DIR === undefined ? [] : ['HELP_DIR: has no effect, because HELP_CENTER_URL is set']),
    ...(signIn.length === 1 ? SIGN_IN.filter((name) => !signIn.includes(name)) : []).map(
      (name) => `${name}: must be set with ${signIn.join()}`,
    ),
  ];
};

export const resolveHelp = (set: HelpEnvironment, home: string, wrong: RefuseSettings): HelpSettings => {
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

export interface HelpSettings {
  /** The operator's own articles, `<language>/<article>.md`; null for ours alone. */
  readonly folder: string | null;
  readonly center: HelpCenter | null;
  /** Where the help centre takes a token, and the key that it is signed with. */
  readonly signIn: { readonly url: string; readonly key: string } | null;
}

export const NO_HELP_ELSEWHERE: HelpSettings = { folder: null, center: null, signIn: null };
