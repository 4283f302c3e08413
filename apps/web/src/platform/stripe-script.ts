import { fetchScript } from './foreign-script.ts';

/** The release of Stripe.js that goes with the server’s library. */
const RELEASE = 'endive';

/** A field of Stripe’s: a frame of another origin. Of Stripe.js this is what we use. */
export interface StripeElement {
  mount(place: HTMLElement): void;
  on(event: 'ready', hear: () => void): unknown;
  on(event: 'change', hear: (change: StripeChange) => void): unknown;
  focus(): void;
  destroy(): void;
}

export interface StripeChange {
  readonly empty: boolean;
  readonly complete: boolean;
  /** In the language that was asked for. */
  readonly error?: { readonly message: string } | undefined;
}

export interface StripeInBrowser {
  elements(options: { readonly locale: string }): {
    create(kind: 'cardNumber' | 'cardExpiry' | 'cardCvc', options: object): StripeElement;
  };
  createPaymentMethod(options: object): Promise<{
    readonly paymentMethod?: { readonly id: string };
    readonly error?: { readonly type: string; readonly message?: string };
  }>;
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string, options: { readonly locale: string }) => StripeInBrowser;
  }
}

/** Stripe.js of an origin, which comes from Stripe and from nowhere else. */
export const openStripe = async (origin: string, publishableKey: string, locale: string): Promise<StripeInBrowser> => {
  await fetchScript(`${origin}/${RELEASE}/stripe.js`);
  if (!window.Stripe) throw new Error('Stripe.js did not begin.');
  return window.Stripe(publishableKey, { locale });
};
