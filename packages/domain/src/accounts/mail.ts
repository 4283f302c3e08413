import type { HelpRequestTopic } from '../help/help-request.ts';
import type { Period, Plan } from '../subscriptions/plan.ts';

/** Content of a mail about a plan or a code. `case` selects the text. Minor units of `currency`, ms since 1970. */
export interface PlanEmailDetails<Case extends string> {
  readonly case: Case;
  readonly plan: Plan;
  readonly period: Period;
  readonly currency: string;
  /** Amount just charged. */
  readonly paid: number;
  /** Amount of the next charge, before tax that is added. */
  readonly price: number;
  readonly from: number;
  /** Time of the next event: a charge, a retry, or the end. */
  readonly at: number;
}

/** Content of a gift email. The code is not stored: it is derived from the gift's id when the mail is rendered. */
export interface GiftEmailDetails {
  readonly gift: string;
  readonly plan: Plan;
  readonly months: number;
}

/** Data of each kind of mail, besides its recipient. Links are named by id: their tokens exist in the mail only. */
export interface MailDetails {
  /** To a new account; `link` verifies its address. */
  readonly welcome: { readonly link: string };
  /** To the owner of an address that signed up a second time. */
  readonly already_registered: object;
  /** To a new account, which sets its password by the link, where sign-up must not reveal registered addresses. */
  readonly finish_sign_up: { readonly link: string };
  readonly verify_email: { readonly link: string };
  /** To the current address when a change is asked for; `link` stops it. */
  readonly email_change_asked: { readonly newEmail: string; readonly link: string };
  /** To the previous address. */
  readonly email_changed: { readonly newEmail: string };
  readonly reset_password: { readonly link: string };
  /** For accounts that sign in through a provider and have no password yet. */
  readonly set_password: { readonly link: string };
  readonly password_changed: object;
  /** Failed password attempts. At most one mail a day. */
  readonly sign_in_attempts: object;
  /** To the account owner. `link` unlinks the identity again. */
  readonly identity_joined: { readonly link: string; readonly provider: string; readonly outside: string };
  readonly subscription_started: PlanEmailDetails<'paid' | 'trial' | 'once'>;
  readonly trial_ends: PlanEmailDetails<'soon'>;
  readonly pause_chosen: PlanEmailDetails<'later'>;
  readonly pause_ends: PlanEmailDetails<'soon'>;
  readonly plan_changed: PlanEmailDetails<'now' | 'trial' | 'later'>;
  readonly subscription_canceled: PlanEmailDetails<'kept'>;
  /** Confirms that the buyer withdrew: the payment is refunded, or nothing was paid. */
  readonly purchase_withdrawn: PlanEmailDetails<'refund' | 'free'>;
  readonly payment_failed: PlanEmailDetails<'again' | 'last'>;
  /** `amount` in minor units of `currency`; `number` as it is printed; `due` in milliseconds since 1970. */
  readonly boleto_issued: {
    readonly plan: Plan;
    readonly amount: number;
    readonly currency: string;
    readonly number: string;
    readonly due: number;
  };
  readonly subscription_ended: PlanEmailDetails<'over' | 'unpaid' | 'paused'>;
  readonly pass_redeemed: PlanEmailDetails<'begun' | 'reserved'>;
  /** To the recipient. `message` may be empty. */
  readonly gift_received: GiftEmailDetails & { readonly days: number; readonly from: string; readonly message: string };
  /** To the buyer. `paid` in minor units of `currency`. `to`: recipient name. `at`: delivery, milliseconds since 1970. */
  readonly gift_bought: GiftEmailDetails & {
    readonly case: 'mailed' | 'later' | 'by_hand';
    readonly to: string;
    readonly paid: number;
    readonly currency: string;
    readonly at: number;
  };
  /** To the buyer: delivery to `to` at `email` failed for good. */
  readonly gift_undelivered: GiftEmailDetails & { readonly to: string; readonly email: string };
  /** To the operator, from a visitor at `email`. */
  readonly help_request: { readonly email: string; readonly topic: HelpRequestTopic; readonly message: string };
}
export type MailKind = keyof MailDetails;

const MINUTE_MS = 60_000;

/**
 * Kinds of mail that anyone can trigger for any address. A sign-up counts whether or not the address has an account, or
 * the time of the next mail would reveal it.
 */
export const KINDS_TO_OTHERS = [
  'verify_email',
  'already_registered',
  'finish_sign_up',
  'gift_received',
] as const satisfies readonly MailKind[];
/** Rate limits per recipient, over all accounts: at most `mails` within `ms` milliseconds. */
const RECIPIENT_BOUNDS = [
  { mails: 3, ms: 10 * MINUTE_MS },
  { mails: 6, ms: 60 * MINUTE_MS },
  { mails: 12, ms: 24 * 60 * MINUTE_MS },
] as const;
/** Longest window of the rate limits, in milliseconds: older mails do not count. */
export const RECIPIENT_WINDOW_MS = 24 * 60 * MINUTE_MS;

/**
 * Earliest time from `now` on at which a recipient may get another mail triggered by third parties, in milliseconds
 * since 1970. `times`: when such mails were sent or are due, in any order.
 */
export const nextMailAt = (times: readonly number[], now: number): number => {
  const last = (mails: number) => [...times].sort((one, other) => other - one)[mails - 1];
  const free = RECIPIENT_BOUNDS.map(({ mails, ms }) => {
    const nth = last(mails);
    return nth === undefined ? now : nth + ms;
  });
  // Mails are never scheduled before one that was scheduled earlier, so the newest ones decide.
  return Math.max(now, ...free);
};
const MAX_ATTEMPTS = 10;
/** Retries stop after this time, in milliseconds, because the link in the mail has expired by then (AC-38). */
export const MAIL_WORTH_MS = 24 * 60 * MINUTE_MS;

/**
 * Time of the next attempt to send a mail, in milliseconds since 1970: exponential backoff from one minute up to an
 * hour. Null when retries are exhausted.
 */
export const nextTry = (tries: number, askedAt: number, now: number): number | null => {
  const at = now + Math.min(2 ** (tries - 1), 60) * MINUTE_MS;
  return tries >= MAX_ATTEMPTS || at - askedAt >= MAIL_WORTH_MS ? null : at;
};
