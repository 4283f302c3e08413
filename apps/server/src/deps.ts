import type { Repositories } from '@madang/database/repositories.ts';
import type { MediaAssets } from './playback/media-assets.ts';
import type { AdDeps } from './ads/ad-deps.ts';
import type { LiveDeps } from './live/live-deps.ts';
import type { CatalogSnapshot } from './catalog/catalog-snapshot.ts';
import type { SearchDeps } from './search/search-deps.ts';
import type { PasswordHasher } from './sessions/password-hasher.ts';
import type { SessionRegistry } from './sessions/session-registry.ts';
import type { TokenIssuer } from './sessions/token-issuer.ts';
import type { Strips } from './webtoons/strips.ts';

/** What use cases are given. Time, chance and everything outside come in here, so that tests can hand in their own. */
export interface Deps {
  /** Each call is its own transaction. */
  readonly repositories: Repositories;
  /** Runs work in one transaction; an error rolls all of it back. */
  readonly inTransaction: <T>(work: (repositories: Repositories) => Promise<T>) => Promise<T>;
  /** The catalogue as it is now, in memory. */
  readonly catalog: () => CatalogSnapshot;
  /** Ids of the titles played most in the last days, most first. */
  readonly mostPlayed: () => readonly string[];
  readonly sessions: SessionRegistry;
  readonly tokens: TokenIssuer;
  readonly passwords: PasswordHasher;
  readonly media: MediaAssets;
  readonly strips: Strips;
  readonly ads: AdDeps;
  readonly live: LiveDeps;
  readonly search: SearchDeps;
  readonly limits: Limits;
  /** Whether an Authorization header is an operator's. */
  readonly isOperator: (authorization: string) => boolean;
  /** Takes an error report to the log. */
  readonly report: (error: { readonly code: string; readonly path: string; readonly message: string }) => void;
  readonly settings: ProductSettings;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** A new random UUID. */
  readonly newId: () => string;
}

/** Settings of the product, as opposed to those of the process. */
export interface ProductSettings {
  /** ISO 3166 countries in which the service is not offered. */
  readonly blockedCountries: ReadonlySet<string>;
  readonly ads: {
    readonly shown: boolean;
    /** ISO 3166 countries in which ads are shown; empty for everywhere. */
    readonly countries: ReadonlySet<string>;
    /** Tags of others that are read instead of the ads of the house (PL-26); null for none. */
    readonly tags: { readonly users: string | null; readonly anonymous: string | null };
    /** Hosts that tags, wrappers, trackers and films of others may be at. */
    readonly hosts: ReadonlySet<string>;
  };
  /** Whether subscriptions are sold (specification section 5, sgw_v3_status). */
  readonly subscriptionsOpen: boolean;
}

/** Counts attempts; gives the seconds to wait, or null while more are allowed. */
export interface Limits {
  take(limit: LimitName, key: string): Promise<number | null>;
  /** Forgets what was counted, after a success. */
  clear(limit: LimitName, key: string): Promise<void>;
}
export type LimitName =
  | 'signIn'
  | 'signInFromAddress'
  | 'signUpFromAddress'
  | 'trackSearch'
  | 'trackPlayback'
  | 'trackError'
  | 'pageFailures';
