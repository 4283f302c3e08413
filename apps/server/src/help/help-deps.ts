import type { HelpCenter } from '@madang/domain/help/help-center.ts';
import type { Operator } from '../providers/documents/markdown.ts';
import { helpArticles } from './help-articles.ts';
import { helpTokens } from './help-tokens.ts';
import type { HelpDeps } from '../ports/help-deps.ts';

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
