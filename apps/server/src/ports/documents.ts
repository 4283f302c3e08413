import type { LegalDocument } from '@madang/domain/legal/legal-document.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import type { LegalPage, HelpContents, HelpPage } from '@madang/web/render';
import type { HelpArticle } from '@madang/domain/help/help-article.ts';
import type { HelpCenter } from '@madang/domain/help/help-center.ts';

export type ReadLegal = (name: LegalDocument, language: Language) => Promise<LegalPage>;

export interface HelpArticles {
  /** The operator's support address. */
  readonly contact: string;
  read(name: HelpArticle, language: Language): Promise<HelpPage>;
  /** All of them by topic, with what each is about. */
  list(language: Language): Promise<HelpContents>;
  /** Those that contain every word of `query`, best first. */
  search(query: string, language: Language): Promise<HelpContents[number]['articles']>;
}

/** The claims that identify a reader to the external help center. */
interface HelpReader {
  readonly accountId: string;
  /** Verified: the help center finds earlier requests by it. */
  readonly email: string;
  readonly name: string;
}

export interface HelpTokens {
  /** A single-use JWT (RFC 7519) that identifies the reader. `now` in ms, `id` never used before. */
  issue(reader: HelpReader, now: number, id: string): Promise<string>;
}

/** What explains the service: our own articles, or a help centre elsewhere. */
export interface HelpDeps {
  readonly articles: HelpArticles;
  /** Null where our own articles are the help centre. */
  readonly center: HelpCenter | null;
  /** Single sign-on to the external help center. Null when it is off. */
  readonly signIn: { readonly url: string; readonly tokens: HelpTokens } | null;
}
