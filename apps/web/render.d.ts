import type { Client } from '@madang/contract/client.ts';
import type { ListedProfile } from '@madang/contract/profiles/profiles.contract.ts';
import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import type { HelpArticle, HelpTopic } from '@madang/domain/help/help-article.ts';
import type { IndexedRoute } from '@madang/domain/shared/indexed-routes.ts';
import type { FastPath } from '@madang/domain/shared/fast-path.ts';
import type { LegalDocument } from '@madang/domain/legal/legal-document.ts';
import type { OperatorLinks } from '@madang/domain/operators/links.ts';
import type { Language } from '@madang/domain/shared/language.ts';

/** The signed-in viewer, without tokens. */
export type SignedInPerson = Omit<SessionUser, 'access_token' | 'refresh_token'>;

/** Visitors for whom the catalog looks the same: one viewing age, in one country. */
export interface Audience {
  /**
   * Caches the result of `make` for the whole audience until the catalog or the day changes. `make` receives a
   * signed-out API client. It may use no other data of the visitor than what `name` names.
   */
  remember<T>(name: string, make: (api: Client) => Promise<T>): Promise<T>;
}

/** A legal document of the operator, as a page shows it. */
export interface LegalPage {
  readonly title: string;
  /** With its title as `h1`, made of Markdown alone. */
  readonly html: string;
  /** Of the text, which may exist in another language only. */
  readonly language: Language;
  /** The document is the shipped template: the operator has not entered a name yet. */
  readonly isModel: boolean;
}

/** An article of the Help Center, as a page shows it. */
export interface HelpPage {
  readonly title: string;
  /** With its title as `h1`, made of Markdown alone. */
  readonly html: string;
  /** Of the text, which may exist in another language only. */
  readonly language: Language;
}

/** All articles of the Help Center, by what they are about. */
export type HelpContents = readonly {
  readonly topic: HelpTopic;
  readonly articles: readonly {
    readonly name: HelpArticle;
    readonly title: string;
    /** In a sentence or two. */
    readonly summary: string;
  }[];
}[];

/** A page request's visitor: everything the server passes to the React application for one request. */
export interface Visitor {
  /** The API, called in process with the authority of this visitor. */
  readonly api: Client;
  readonly audience: Audience;
  readonly session: SignedInPerson | null;
  /**
   * The session that the cookies name is over: found when a page was opened, or when the router fetched data for a page that may still show
   * the viewer as signed in.
   */
  readonly sessionEnded?: 'opening' | 'within' | undefined;
  /** The profiles of the account, oldest first. Empty for a signed-out visitor. */
  readonly profiles: readonly ListedProfile[];
  /**
   * The access token (ten minutes) for the calls that the page will make in the browser, or null. It travels in the
   * state of a page that is never stored, and is kept in memory there.
   */
  readonly accessToken: string | null;
  /** The value of the language cookie. */
  readonly language: string | null;
  /** What the browser keeps in a cookie, or null. A page that asks is this browser’s own, and is given to no other. */
  readonly kept: (name: string) => string | null;
  /** ISO 3166 code of where the request comes from. */
  readonly country: string;
  /** Allows the inline scripts of this page under the content security policy. */
  readonly nonce: string;
  readonly now: Date;
  /** Public origin of the service, without a trailing slash, for absolute URLs. */
  readonly origin: string;
  /**
   * Origin of the card fields, without a trailing slash. A separate origin keeps card numbers out of this page's
   * scripts. `stripeFieldsUrl` and `recurlyFieldsUrl` are those of other providers.
   */
  readonly payUrl: string;
  /** Whether gifts are sold. Otherwise the page that sells them answers 404. */
  readonly gifts: boolean;
  /** Whether coupons and passes are redeemed. Without them no page has a field for codes. */
  readonly codes: boolean;
  /** Whether new accounts are made (ER-23). */
  readonly signUpOpen: boolean;
  /** Most characters of a first or last name. */
  readonly longestName: number;
  /** Hours of content that the operator claims on the guide. Null counts titles instead (CA-84). */
  readonly claimedHours: number | null;
  /** The operator's links, such as social media and app stores. */
  readonly links: OperatorLinks;
  readonly readLegal: (name: LegalDocument, language: Language) => Promise<LegalPage>;
  readonly help: {
    /** The operator's email address. */
    readonly contact: string;
    read(name: HelpArticle, language: Language): Promise<HelpPage>;
    list(language: Language): Promise<HelpContents>;
    search(query: string, language: Language): Promise<HelpContents[number]['articles']>;
  };
  /** Payments are simulated at a public address: every page states it. */
  readonly testPayments?: boolean;
  /** A dependency is away, and who is signed in is unknown: every page shows the designed failure with a retry, status 503. */
  readonly outage?: boolean;
  /** Routes that the operator keeps out of search engines, all of them on a staging host (RT-119). */
  readonly noindex: readonly IndexedRoute[];
  /** Whether a search engine asks, by its user agent (RT-120). A page that reads it is not shared with other visitors. */
  readonly isBot: () => boolean;
  /** Optimizations of this installation that are on. */
  readonly fastPath: FastPath;
}

/** What a page is put together of, in its order: text, and UTF-8 that was encoded before. */
export type PagePieces = readonly (string | Uint8Array)[];

export interface Rendered {
  readonly status: number;
  readonly headers: Headers;
  /** Pieces are a whole page. A stream is any other response of the router, such as loader data. */
  readonly body: PagePieces | ReadableStream<Uint8Array> | null;
}

/** The whole React application, as the server sees it. */
export declare function render(request: Request, visitor: Visitor): Promise<Rendered>;

/**
 * The address whose page every signed-out visitor of a path with a query gets: without the parameters that the page does not read. Null where
 * each visitor's page is their own.
 */
export declare function publicAddress(url: string): string | null;
