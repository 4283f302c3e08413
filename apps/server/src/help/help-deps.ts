import type { HelpCenter } from '@madang/domain/help/help-center.ts';
import type { Operator } from '../providers/documents/markdown.ts';
import { type HelpArticles, helpArticles } from './help-articles.ts';
import { type HelpTokens, helpTokens } from './help-tokens.ts';

/** What explains the service: our own articles, or a help centre elsewhere. */
export interface HelpDeps {
  readonly articles: HelpArticles;
  /** Null where our own articles are the help centre. */
  readonly center: HelpCenter | null;
  /** Single sign-on to the external help center. Null when it is off. */
  readonly signIn: { readonly url: string; readonly tokens: HelpTokens } | null;
}

export interface HelpSettings {
  /** The operator's own articles, `<language>/<article>.md`; null for ours alone. */
  readonly folder: string | null;
  readonly center: HelpCenter | null;
  /** Where the help centre takes a token, and the key that it is signed with. */
  readonly signIn: { readonly url: string; readonly key: string } | null;
}

export const NO_HELP_ELSEWHERE: HelpSettings = { folder: null, center: null, signIn: null };

export const helpDeps = ({ folder, center, signIn }: HelpSettings, operator: Operator | null): HelpDeps => ({
  articles: helpArticles(folder, operator),
  center,
  signIn: signIn && { url: signIn.url, tokens: helpTokens(signIn.key) },
});
