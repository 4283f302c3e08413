import type { Needs } from '../use-case/needs.ts';
import { type Maintenance, isSwitched, NO_SWITCHES, takeFailure } from '@madang/domain/test-switches/test-switches.ts';
import { type ChargeOutcome, type PaymentGateway, PaymentsUnavailable } from '../ports/payment-gateway.ts';
import type { ProductSettings } from '../settings/product-settings.ts';
import type { Geo } from '../ports/geo.ts';
import type { SwitchBoard } from '../ports/switch-board.ts';

export const switchBoard = (): SwitchBoard => {
  let current = NO_SWITCHES;
  return {
    current: () => current,
    isSwitched: () => isSwitched(current),
    replace: (switches) => {
      current = switches;
    },
    takeFailure: (operation) => {
      const taken = takeFailure(current, operation);
      if (taken) current = taken.left;
      return taken?.reason ?? null;
    },
    takeCard: () => {
      const { nextCard } = current;
      if (nextCard !== null) current = { ...current, nextCard: null };
      return nextCard;
    },
  };
};

const isOpen = (board: SwitchBoard, part: Maintenance): boolean => !board.current().maintenance.has(part);

/** Settings are read at every call, so that maintenance begins and ends without a restart. */
export const switchedSettings = (settings: ProductSettings, board: SwitchBoard): ProductSettings => ({
  ...settings,
  get signUpOpen() {
    return settings.signUpOpen && isOpen(board, 'sign_up');
  },
  get subscriptionsOpen() {
    return settings.subscriptionsOpen && isOpen(board, 'subscriptions');
  },
  get giftsOffered() {
    return settings.giftsOffered && isOpen(board, 'gifts');
  },
});

export const switchedBilling = (billing: Needs<'billing'>['billing'], board: SwitchBoard): Needs<'billing'>['billing'] => ({
  ...billing,
  get boleto() {
    return billing.boleto && isOpen(board, 'boleto');
  },
});

export const switchedClock =
  (now: () => number, board: SwitchBoard): (() => number) =>
  () =>
    now() + board.current().clockShift * 1000;

export const switchedGeo = (geo: Geo, board: SwitchBoard): Geo => ({
  headers: geo.headers,
  countryOf: (peer, headers) => board.current().country ?? geo.countryOf(peer, headers),
});

const DECLINES = {
  declined: { state: 'DECLINED', decline: 'hard', code: 'card_declined' },
  insufficient_funds: { state: 'DECLINED', decline: 'soft', code: 'insufficient_funds' },
} as const satisfies Record<string, ChargeOutcome>;

/** The provider is not called for a charge whose outcome is switched, so nothing is taken. */
export const switchedGateway = (gateway: PaymentGateway, board: SwitchBoard): PaymentGateway => ({
  ...gateway,
  charge: async (ask) => {
    const outcome = board.takeCard();
    if (outcome === null) return gateway.charge(ask);
    if (outcome === 'unavailable') throw new PaymentsUnavailable('A test switch says that the provider does not answer.');
    return DECLINES[outcome];
  },
});
