import type { WaitingMail } from '@madang/database/accounts/mail-outbox.repository.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import type { MediaAssets, PlaybackIds, Strips } from '../ports/media.ts';
import type { AdDeps } from '../ports/ads.ts';
import type { Mailer, LinkTokens } from '../ports/mail.ts';
import type { LiveDeps } from '../ports/live.ts';
import type { PartnerAssertions, IdentityDeps } from '../ports/identity-providers.ts';
import type { PushDeps } from '../ports/push.ts';
import type { SearchDeps } from '../ports/search.ts';
import type { ExportTickets } from '../ports/export-tickets.ts';
import type { ProductSettings } from '../settings/product-settings.ts';
import type {
  TvSignInDeps,
  PinHasher,
  PasswordGuesses,
  PasswordHasher,
  KnownDevices,
  TokenIssuer,
} from '../ports/authentication.ts';
import type { Limits } from '../ports/limits.ts';
import type { GiftDeps, BillingDeps } from '../ports/billing-deps.ts';
import type { ReadLegal, HelpDeps } from '../ports/documents.ts';
import type { CatalogSnapshot } from '../ports/catalog-snapshot.ts';
import type { Pictures } from '../ports/pictures.ts';
import type { AfterAnswer } from '../ports/background-work.ts';
import type { SessionRegistry } from '../ports/session-registry.ts';
import type { SwitchBoard } from '../ports/switch-board.ts';

/** What use cases are given. Time, chance and everything outside come in here, so that tests can hand in their own. */
export interface Deps {
  /** Each call is its own transaction. After it commits, what its write leaves to this node is done (`after-commit.ts`). */
  readonly repositories: Repositories;
  /** Runs work in one transaction; an error rolls all of it back. After-commit duties of its writes run before it returns. */
  readonly inTransaction: <T>(work: (repositories: Repositories) => Promise<T>) => Promise<T>;
  /** The catalogue as it is now, in memory. */
  readonly catalog: () => CatalogSnapshot;
  /** Ids of the titles played most in the last days, most first. */
  readonly mostPlayed: () => readonly string[];
  /** Commits invalidate it (`after-commit.ts`). */
  readonly sessions: Pick<SessionRegistry, 'find'>;
  readonly tokens: TokenIssuer;
  readonly passwords: PasswordHasher;
  readonly passwordGuesses: PasswordGuesses;
  readonly knownDevices: KnownDevices;
  readonly afterAnswer: AfterAnswer;
  readonly pins: PinHasher;
  /** Makes what people bring as a picture into one of ours. */
  readonly pictures: Pictures;
  readonly media: MediaAssets;
  readonly playbackIds: PlaybackIds;
  readonly strips: Strips;
  readonly ads: AdDeps;
  readonly live: LiveDeps;
  readonly search: SearchDeps;
  /** What the operator promises and has to tell, for pages. */
  readonly readLegal: ReadLegal;
  readonly help: HelpDeps;
  readonly push: PushDeps;
  /** Use cases add mails to `repositories.mailOutbox` (transactional outbox). The commit wakes the worker that sends them. */
  readonly mail: {
    /** Null where mails wait until there is a mail server. */
    readonly mailer: Mailer | null;
    /** Runs in the transaction that gives a mail up, at `at` (ms). */
    readonly onGivenUp: (
      repositories: Pick<Repositories, 'accounts' | 'gifts' | 'mailOutbox'>,
      mail: WaitingMail,
      at: number,
    ) => Promise<void>;
    /** Resolves when mails in progress are sent. */
    settled(): Promise<void>;
  };
  /** Tokens of links in mails. */
  readonly links: LinkTokens;
  readonly tvSignIn: TvSignInDeps;
  readonly identity: IdentityDeps;
  readonly assertions: PartnerAssertions;
  /** Signs the URLs of data export files. */
  readonly exportTickets: ExportTickets;
  readonly billing: BillingDeps;
  readonly gifts: GiftDeps;
  /** The payment provider. Called outside of transactions, because a network call must not hold row locks. */
  readonly payments: {
    readonly gateway: PaymentGateway;
    /** Resolves when webhooks in progress are processed. The commit that stores one wakes the worker. */
    readonly notices: { settled(): Promise<void> };
  };
  readonly limits: Limits;
  /** Limits that protect the processor of this node alone, counted in its memory. */
  readonly nodeLimits: Limits;
  /** Whether an Authorization header is an operator's. */
  readonly isOperator: (authorization: string) => boolean;
  /** Test switches; null unless TEST_SWITCHES is on. */
  readonly testSwitches: SwitchBoard | null;
  /** Takes an error report to the log. */
  readonly report: (error: { readonly code: string; readonly path: string; readonly message: string }) => void;
  readonly settings: ProductSettings;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /**
   * Milliseconds on a monotonic clock. The age of everything that is held in memory is measured with it: a system clock that is set back
   * would keep an entry for as long as it went back, and one that is set forward would drop everything.
   */
  readonly elapsed: () => number;
  /** A new random UUID. */
  readonly newId: () => string;
}
