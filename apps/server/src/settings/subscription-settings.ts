import type { Promotion } from '@madang/domain/billing/price.ts';
import { optionalSetting, setting, type SettingKind } from './setting.ts';
import { choice, date, onOff, openClosed } from './setting-kinds.ts';

const DAY_MS = 86_400_000;

/** 30% off annual plans until the end of the given day, UTC. */
const promotion: SettingKind<Promotion> = {
  schema: date.schema.transform((day): Promotion => ({
    id: 'annual-30',
    percent: 30,
    period: 'annual',
    from: 0,
    until: Date.parse(day) + DAY_MS,
  })),
  values: date.values,
};

/** What is offered to subscribers. Read by use cases (`Deps.settings`). */
export const offerSettings = {
  /** Whether subscriptions are sold. `sgw_v3_status` in the menu. */
  subscriptionsOpen: setting({
    name: 'SUBSCRIPTIONS',
    kind: openClosed,
    default: 'open',
    doc: '`closed` stops selling subscriptions. Running ones continue',
  }),
  /** Whether gifts are sold. */
  giftsOffered: setting({
    name: 'GIFTS',
    kind: onOff,
    default: 'off',
    doc: '`on` sells gifts of Basic and Premium for 1, 3, 6 or 12 months, as a code that is mailed or handed over ([payments](payments.md)). Gifts already sold stay valid when it is turned off',
  }),
  /** Whether viewers may pause a plan. Turning this off does not cut short pauses already scheduled. */
  pausesOffered: setting({
    name: 'PAUSES',
    kind: onOff,
    default: 'off',
    doc: '`on` lets viewers pause a monthly plan for one to three months, without charges ([payments](payments.md)). Turning it off does not cut short pauses already scheduled',
  }),
  /** Discount for everyone who buys a plan while it runs; null for none (SU-12). */
  promotion: optionalSetting({
    name: 'PROMOTION_UNTIL',
    kind: promotion,
    doc: 'Last day of a promotion (UTC): until then annual plans cost 30 % less in their first year',
  }),
};

/** How subscriptions are kept and charged. */
export const billingSettings = {
  subscriptionBackend: setting({
    name: 'SUBSCRIPTION_BACKEND',
    kind: choice('embedded', 'recurly'),
    default: 'embedded',
    doc: 'Subscription backend: our own engine, or `recurly`, which also stores cards and charges them, so no sandbox runs ([Recurly](recurly.md))',
  }),
  taxRates: setting({
    name: 'TAX_RATES',
    kind: choice('none', 'demo'),
    default: 'none',
    doc: '`demo` uses example rates for some states and provinces, for demonstrations only',
  }),
  boleto: setting({
    name: 'BOLETO',
    kind: onOff,
    default: 'on',
    doc: '`off` turns off boleto bank slips in Brazil. Viewers who choose one get a message that it is not available',
  }),
};
