import type { Operator } from '../providers/documents/markdown.ts';
import { helpArticles } from './help-articles.ts';
import { helpTokens } from './help-tokens.ts';
import type { HelpDeps } from '../ports/documents.ts';
import type { HelpSettings } from '../settings/help-settings.ts';

export const helpDeps = ({ folder, center, signIn }: HelpSettings, operator: Operator | null): HelpDeps => ({
  articles: helpArticles(folder, operator),
  center,
  signIn: signIn && { url: signIn.url, tokens: helpTokens(signIn.key) },
});
