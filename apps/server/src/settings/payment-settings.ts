import { isLoopback, choice, port, url } from './setting-kinds.ts';
import type { secretSettings } from './secret-settings.ts';
import type { serverSettings } from './server-settings.ts';
import { type EnvironmentOf, optionalSetting, type RefuseSettings, setting } from './setting.ts';
import type { billingSettings } from './subscription-settings.ts';

/** Which provider takes payments, and the sandbox. */
export const paymentSettings = {
  payments: setting({
    name: 'PAYMENTS',
    kind: choice('sandbox', 'stripe'),
    default: 'sandbox',
    doc: 'Payment provider: `sandbox`, our own simulated provider with test cards, which charges nothing, or `stripe` ([payments](payments.md))',
  }),
  paymentsSandbox: setting({
    name: 'PAYMENTS_SANDBOX',
    kind: choice('local', 'public'),
    default: 'local',
    doc: 'Where the sandbox may run: `local` refuses to start it with a public `PUBLIC_URL`, because it sells plans for test cards. `public` allows that, and every page states that payments are simulated',
  }),
  payPort: optionalSetting({
    name: 'PAY_PORT',
    kind: port,
    unset: '`PORT` + 1',
    doc: 'Port of the sandbox on `HOST`. `0` takes any free port',
  }),
  payUrl: optionalSetting({
    name: 'PAY_URL',
    kind: url,
    unset: '`http://HOST:PAY_PORT`',
    doc: 'Public URL of the sandbox’s card fields: a different origin than `PUBLIC_URL`, and https if `PUBLIC_URL` is',
  }),
};

export interface PaySettings {
  /** Beside `PORT`, on the same host; 0 for any that is free. */
  readonly port: number;
  /** Where browsers reach it, without a trailing slash; null for the host and the port on which it listens. */
  readonly url: string | null;
  /** Whether the sandbox serves an address that is not this machine, which has to be set explicitly. */
  readonly isPublic: boolean;
}

/** Refused with another provider. */
const OF_THE_SANDBOX = ['PAY_PORT', 'PAY_URL', 'PAY_KEY'] as const;

type PayEnvironment = EnvironmentOf<typeof paymentSettings> &
  Pick<EnvironmentOf<typeof secretSettings>, 'PAY_KEY'> &
  Pick<EnvironmentOf<typeof serverSettings>, 'PORT'> &
  Pick<EnvironmentOf<typeof billingSettings>, 'SUBSCRIPTION_BACKEND'>;

/** The frame with the card fields keeps them from our own pages by being of another origin, and no safe page holds one that is not. */
export const resolvePay = (set: PayEnvironment, publicUrl: string, wrong: RefuseSettings): PaySettings => {
  const isPublic = set.PAYMENTS === 'sandbox' && set.SUBSCRIPTION_BACKEND !== 'recurly' && !isLoopback(publicUrl);
  if (isPublic && set.PAYMENTS_SANDBOX !== 'public')
    throw wrong([
      'PAYMENTS: the sandbox sells plans for test cards and takes no money, and PUBLIC_URL is not this machine; set PAYMENTS=stripe, or PAYMENTS_SANDBOX=public to do so knowingly',
    ]);
  if (set.PAYMENTS !== 'sandbox') {
    const given = OF_THE_SANDBOX.filter((name) => set[name] !== undefined);
    if (given.length > 0) throw wrong(given.map((name) => `${name}: set, but PAYMENTS is not sandbox`));
    return { port: 0, url: null, isPublic };
  }
  const payPort = set.PAY_PORT ?? (set.PORT === 0 ? 0 : set.PORT + 1);
  if (payPort > 65_535) throw wrong(['PAY_PORT: must be set, for there is no port after PORT']);
  if (payPort !== 0 && payPort === set.PORT) throw wrong(['PAY_PORT: must be another than PORT']);
  const payUrl = set.PAY_URL?.replace(/\/$/, '') ?? null;
  if (payUrl !== null && new URL(payUrl).origin === new URL(publicUrl).origin)
    throw wrong(['PAY_URL: must be another origin than PUBLIC_URL']);
  if (payUrl !== null && publicUrl.startsWith('https:') && !payUrl.startsWith('https:'))
    throw wrong(['PAY_URL: must begin with https://, as PUBLIC_URL does']);
  return { port: payPort, url: payUrl, isPublic };
};
