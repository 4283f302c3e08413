import { fileURLToPath } from 'node:url';
import { SignJWT } from 'jose/jwt/sign';
import { HELP_ARTICLES, HELP_TOPICS, type HelpArticle, type HelpTopic } from '@madang/domain/help/help-article.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { searchHelp } from '@madang/domain/help/search-help.ts';
import { type Operator, readContact, findText, introductionOf, makePage, remembering } from '../providers/documents/markdown.ts';
import type { HelpDeps, HelpTokens, HelpArticles } from '../ports/documents.ts';
import type { HelpSettings } from '../settings/help-settings.ts';

/** `key` is what the help centre shares with us. The claims are those that Zendesk asks for, which others have taken over from it. */
export const helpTokens = (key: string): HelpTokens => ({
  issue: ({ accountId, email, name }, now, id) =>
    new SignJWT({ email, name, external_id: accountId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(Math.floor(now / 1000))
      .setJti(id)
      .sign(new TextEncoder().encode(key)),
});

/** Words of a text, without the addresses that its links lead to. */
const withoutMarkup = (text: string): string => text.replaceAll(/\]\([^)]*\)/g, '] ').replaceAll(/\{[a-z]+\}/g, ' ');

const SHIPPED = fileURLToPath(new URL('../../documents/help/', import.meta.url));

/** Cache of the articles, each read on its first request. `folder` holds the operator's own, `<language>/<article>.md`, or is null. */
export const helpArticles = (folder: string | null, operator: Operator | null): HelpArticles => {
  const places = { own: folder, shipped: SHIPPED };
  const entryOf = async (name: HelpArticle, language: Language) => ({
    name,
    ...introductionOf(await findText(places, name, language), { name, language, operator }),
  });
  const textsIn = remembering(async (language: Language) =>
    Promise.all(
      HELP_ARTICLES.map(async (name) => {
        const { text } = await findText(places, name, language);
        return { ...(await entryOf(name, language)), body: withoutMarkup(text) };
      }),
    ),
  );
  return {
    async search(query, language) {
      return searchHelp(await textsIn(language), query).map(({ name, title, summary }) => ({ name, title, summary }));
    },
    contact: readContact(operator),
    read: remembering(async (name: HelpArticle, language: Language) => {
      const found = await findText(places, name, language);
      return { ...(await makePage(found, { name, language, operator })), language: found.language };
    }),
    list: remembering(async (language: Language) => {
      const topics = Object.entries(HELP_TOPICS).map(async ([topic, names]) => ({
        topic: topic as HelpTopic,
        articles: await Promise.all(names.map((name) => entryOf(name, language))),
      }));
      return Promise.all(topics);
    }),
  };
};

export const helpDeps = ({ folder, center, signIn }: HelpSettings, operator: Operator | null): HelpDeps => ({
  articles: helpArticles(folder, operator),
  center,
  signIn: signIn && { url: signIn.url, tokens: helpTokens(signIn.key) },
});
