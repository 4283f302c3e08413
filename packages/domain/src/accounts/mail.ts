import type { HelpRequestTopic } from '../help/help-request.ts';
import type { Period, Plan } from '../subscriptions/plan.ts';

/** What a mail about a plan or a code says; `case` is which of its texts. Minor units of `currency`, milliseconds since 1970. */
export interface PlanNews<Case extends string> {
  readonly case: Case;
  readonly plan: Plan;
  readonly period: Period;
  readonly currency: string;
  /** What was charged just now. */
  readonly paid: number;
  /** What will be charged next, before tax that comes on top. */
  readonly price: number;
  readonly from: number;
  /** When the next thing happens: a charge, another try, an end. */
  readonly at: number;
}

/** Content of a gift email. The code is not stored: it is derived from the gift's id when the mail is rendered. */
export interface GiftNews {
  readonly gift: string;
  readonly plan: Plan;
  readonly months: number;
}

/** What each kind of mail has to know besides whom it greets. Links are named by id: their tokens are nowhere but in the mail. */
export interface MailDetails {
  /** To a new account; `link` verifies its address. */
  readonly welcome: { readonly link: string };
  /** To the owner of an address with which a second account was asked for. */
  readonly already_registered: object;
  /** To a new account whose password is chosen by the link, where sign-up does not say whether an address is known. */
  readonly finish_sign_up: { readonly link: string };
  readonly verify_email: { readonly link: string };
  /** To the current address when a change is asked for; `link` stops it. */
  readonly email_change_asked: { readonly newEmail: string; readonly link: string };
  /** To the address before the change. */
  readonly email_changed: { readonly newEmail: string };
  readonly reset_password: { readonly link: string };
  /** For people who sign in elsewhere and have no password yet. */
  readonly set_password: { readonly link: string };
  readonly password_changed: object;
  /** Wrong passwords were tried on the account; at most once a day. */
  readonly sign_in_attempts: object;
  /** To the owner of the account; `link` removes the identity again. */
  readonly identity_joined: { readonly link: string; readonly provider: string; readonly outside: string };
  readonly subscription_started: PlanNews<'paid' | 'trial' | 'once'>;
  readonly trial_ends: PlanNews<'soon'>;
  readonly pause_chosen: PlanNews<'later'>;
  readonly pause_ends: PlanNews<'soon'>;
  readonly plan_changed: PlanNews<'now' | 'trial' | 'later'>;
  readonly subscription_canceled: PlanNews<'kept'>;
  /** Confirms that the buyer withdrew: the payment is refunded, or nothing was paid. */
  readonly purchase_withdrawn: PlanNews<'refund' | 'free'>;
  readonly payment_failed: PlanNews<'again' | 'last'>;
  /** `amount` in minor units of `currency`; `number` as it is printed; `due` in milliseconds since 1970. */
  readonly boleto_issued: {
    readonly plan: Plan;
    readonly amount: number;
    readonly currency: string;
    readonly number: string;
    readonly due: number;
  };
  readonly subscription_ended: PlanNews<'over' | 'unpaid' | 'paused'>;
  readonly pass_redeemed: PlanNews<'begun' | 'reserved'>;
  /** To whom it is for; `message` may be empty. */
  readonly gift_received: GiftNews & { readonly days: number; readonly from: string; readonly message: string };
  /** To the buyer. `paid` in minor units of `currency`; `to`: recipient name; `at`: delivery, milliseconds since 1970. */
  readonly gift_bought: GiftNews & {
    readonly case: 'mailed' | 'later' | 'by_hand';
    readonly to: string;
    readonly paid: number;
    readonly currency: string;
    readonly at: number;
  };
  /** To the buyer: delivery to `to` at `email` failed for good. */
  readonly gift_undelivered: GiftNews & { readonly to: string; readonly email: string };
  /** To the operator, from a visitor at `email`. */
  readonly help_request: { readonly email: string; readonly topic: HelpRequestTopic; readonly message: string };
}
export type MailKind = keyof MailDetails;

const MINUTE_MS = 60_000;

/**
 * Kinds of mail that anybody can cause to any address. A sign-up counts whether or not the address had an account, so that the time of the next
 * mail does not tell.
 */
export const KINDS_TO_OTHERS = [
  'verify_email',
  'already_registered',
  'finish_sign_up',
  'gift_received',
] as const satisfies readonly MailKind[];
/** At most `mails` within `ms` to one recipient, over all accounts. */
const RECIPIENT_BOUNDS = [
  { mails: 3, ms: 10 * MINUTE_MS },
  { mails: 6, ms: 60 * MINUTE_MS },
  { mails: 12, ms: 24 * 60 * MINUTE_MS },
] as const;
/** Mails that lie further back or ahead than this cannot matter, in milliseconds. */
export const RECIPIENT_WINDOW_MS = 24 * 60 * MINUTE_MS;

/**
 * The first time from `now` on at which a recipient may get another mail from strangers, in milliseconds since 1970. `times`: when mails to them
 * were sent or are due, in any order.
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
const MOST_TRIES = 10;
/** Retries stop after this time, in milliseconds, because the link in the mail has expired by then (AC-38). */
export const MAIL_WORTH_MS = 24 * 60 * MINUTE_MS;

/**
 * When a mail that could not be handed over is tried again, in milliseconds since 1970: after one minute, two, four and so on
 * up to an hour; null when it is given up.
 */
export const nextTry = (tries: number, askedAt: number, now: number): number | null => {
  const at = now + Math.min(2 ** (tries - 1), 60) * MINUTE_MS;
  return tries >= MOST_TRIES || at - askedAt >= MAIL_WORTH_MS ? null : at;
};
