import { CAPABILITIES, isSlice, placeOf } from '../capabilities.ts';
import { ruleAboutImports } from '../rule.ts';
import { isTest } from '../../../tools/sources/source-file.ts';

/** What one slice offers to the others, and why it is not theirs. Everything else of a slice is its own. */
const SHARED: Readonly<Record<string, string>> = {
  'apps/server/src/sessions/end-leases.ts': 'what ended sessions play ends with them, also where a new password ends them',
  'apps/server/src/sessions/password-attempts.ts': 'guesses of one password are counted together, whatever it is proved for',
  'apps/server/src/catalog/catalog-snapshot.ts': 'the catalogue in memory, which shelves and players look titles up in',
  'apps/server/src/catalog/catalog-source.ts': 'what is played most, beside the catalogue',
  'apps/server/src/catalog/catalog.presenter.ts': 'a title looks the same on every shelf',
  'apps/server/src/catalog/visible-to.ts': 'what a viewer may see is decided once',
  'apps/server/src/ads/plan-ads.ts': 'the answer of the play call says where ads stand',
  'apps/server/src/live/programme-url.ts': 'a heartbeat asks the channel whether who watches it may stay',
  'apps/server/src/playback/playback.presenter.ts':
    'signed URLs state the same lifetimes wherever they are issued, and downloads the same encryption as streams',
  'apps/server/src/playback/take-stream.ts': 'the channel takes a place among the streams of an account as films do',
  'apps/server/src/sessions/begin-session.ts': 'every kind of proof ends in the same kind of session',
  'apps/server/src/identities/browser-secret.ts': 'who comes back must be who has left, for a provider or from a partner',
  'apps/server/src/identities/pending-identity.ts':
    'an identity that arrives by a GET waits for a POST, and every external identity gets the same kind of account',
  'apps/server/src/accounts/send-verification-mail.ts':
    'a new account’s first mail carries the link that any proof of an address does',
  'apps/server/src/accounts/end-pending.ts': 'every event that ends authority over an account ends all of it, in one place',
  'apps/server/src/sessions/hold-account.ts': 'what outlives a call is begun only by a session that still runs',
  'apps/server/src/accounts/verify-password.ts': 'attempts at one password share one limit, whichever operation checks it',
  'apps/server/src/billing/account-clock.ts': 'all steps of a subscription read one clock',
  'apps/server/src/billing/find-withdrawal.ts': 'the screen of a subscription offers what the withdrawal accepts',
  'apps/server/src/billing/enqueue-billing-email.ts': 'a change of a plan sends one email, whichever operation made it',
  'apps/server/src/billing/billing.presenter.ts': 'saved cards and instants look the same with every subscription backend',
  'apps/server/src/billing/open-invoice.ts': 'a change of plan is paid as a purchase is',
  'apps/server/src/billing/run-billing.ts': 'what is due after a pause that was ended is charged as by the job',
  'apps/server/src/billing/idempotent-replay.ts': 'what is paid for and sent twice is one, whatever it is',
  'apps/server/src/billing/charge-attempt.ts': 'a change of plan is paid as a purchase is',
  'apps/server/src/billing/order-facts.ts':
    'billing details and a first purchase are decided once, whatever is bought and with every subscription backend',
  'apps/server/src/billing/saved-cards.ts':
    'a card is saved and charged the same way, whatever it pays for and with every subscription backend',
  'apps/server/src/billing/pay-order.ts': 'a gift is paid as a purchase is',
  'apps/server/src/gifts/gift-delivery.ts': 'what was paid settles in one place, whatever it was paid for',
  'apps/server/src/billing/billing.routes.ts': 'the embedded subscription backend has the use cases of billing',
  'apps/server/src/coupons/coupons.routes.ts': 'the embedded subscription backend has the use cases of coupons',
  'apps/server/src/subscriptions/change-facts.ts':
    'the facts that decide whether a plan may be changed are the same with every subscription backend',
  'apps/server/src/subscriptions/subscription-backend.ts':
    'the interface that Recurly implements, and the embedded backend that it extends',
  'apps/server/src/subscriptions/subscription.presenter.ts': 'a subscription looks the same with every subscription backend',
  'apps/server/src/profiles/profile.presenter.ts': 'the answer to a sign-in carries the profile as the chooser shows it',
};

export const slicesStayApart = ruleAboutImports({
  name: 'server slices never import each other, but for what they share by name',
  covers: (file) => isSlice(file.path) && !isTest(file),
  atLeast: 40,
  allows: (target, file) => {
    const { room, part } = placeOf(target);
    const foreign = room === 'apps/server' && CAPABILITIES.includes(part) && part !== placeOf(file.path).part;
    return !foreign || target in SHARED;
  },
  broken: [
    'apps/server/src/likes/copy.ts',
    "import { addFavorite } from '../favorites/add-favorite.ts';\nexport const copy = addFavorite;",
  ],
});
