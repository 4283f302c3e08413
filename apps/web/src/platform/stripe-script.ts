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

const scripts = new Map<string, Promise<void>>();

/** Stripe.js comes from Stripe and from nowhere else; one that did not come is fetched anew. */
const fetchScript = (src: string): Promise<void> =>
  new Promise((done, fail) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => done());
    script.addEventListener('error', () => {
      script.remove();
      scripts.delete(src);
      fail(new Error('Stripe.js did not come.'));
    });
    document.head.append(script);
  });

/** Stripe.js of an origin, once for all who ask. */
export const openStripe = async (origin: string, publishableKey: string, locale: string): Promise<StripeInBrowser> => {
  const src = `${origin}/${RELEASE}/stripe.js`;
  const script = scripts.get(src) ?? fetchScript(src);
  scripts.set(src, script);
  await script;
  if (!window.Stripe) throw new Error('Stripe.js did not begin.');
  return window.Stripe(publishableKey, { locale });
};

/** How text is to look in a frame that does not know our styles. */
export const textStyleOf = (place: Element) => {
  const { color } = getComputedStyle(place);
  return { base: { color, fontFamily: 'system-ui, sans-serif', fontSize: '17px', fontWeight: '500', iconColor: color } };
};
