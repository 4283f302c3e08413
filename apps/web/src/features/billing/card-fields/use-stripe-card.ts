import { type RefObject, useEffect, useRef } from 'react';
import { openStripe, type StripeChange, type StripeElement, type StripeInBrowser } from '#app/platform/stripe-script.ts';
import { textStyleOf } from '#app/platform/text-style.ts';
import { CARD_FRAME_TIMEOUT_MS } from './card-frame.ts';
import { EMPTY_STRIPE_STATE, STRIPE_PARTS, type StripePart } from './stripe-faults.ts';
import { useForeignFields } from './use-foreign-fields.ts';
import { answerWithin } from './timeout.ts';

export type StripePlaces = Readonly<Record<StripePart, RefObject<HTMLDivElement | null>>>;

interface Opened {
  readonly stripe: StripeInBrowser;
  readonly elements: ReadonlyMap<StripePart, StripeElement>;
}

interface StripeCardOptions {
  /** Null until the fields are about to be seen. */
  readonly origin: string | null;
  readonly publishableKey: string;
  readonly locale: string;
  readonly onChange: (part: StripePart, change: StripeChange) => void;
}

/** Icons are in the colour of the text. */
const styleAt = (place: Element) => {
  const text = textStyleOf(place);
  return { base: { ...text, iconColor: text.color } };
};

/** Mounts Stripe’s fields. Another language or a retry mounts new ones. */
export const useStripeCard = (places: StripePlaces, { origin, publishableKey, locale, onChange }: StripeCardOptions) => {
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);

  const version = `${publishableKey} ${locale}`;
  const { phase, opened, retry } = useForeignFields({ origin, version }, async (from, signal): Promise<Opened> => {
    const stripe = await openStripe(from, publishableKey, locale);
    signal.throwIfAborted();
    const made = stripe.elements({ locale });
    const elements = new Map<StripePart, StripeElement>();
    const ready = STRIPE_PARTS.map((part) => {
      const place = places[part].current;
      if (!place) return Promise.reject(new Error('There is no place for a field.'));
      const element = made.create(part, { style: styleAt(place), ...(part === 'cardNumber' && { disableLink: true }) });
      elements.set(part, element);
      signal.addEventListener('abort', () => element.destroy());
      change.current(part, EMPTY_STRIPE_STATE);
      element.on('change', (state) => change.current(part, state));
      const shown = new Promise<void>((resolve) => element.on('ready', resolve));
      element.mount(place);
      return shown;
    });
    await Promise.all(ready);
    return { stripe, elements };
  });

  return {
    phase,
    retry,
    focus: (part: StripePart) => opened.current?.elements.get(part)?.focus(),
    /** The payment method of the typed card, or Stripe's error. Null when Stripe does not answer. */
    createPaymentMethod: async (payer: { readonly name: string; readonly zip: string }) => {
      const card = opened.current?.elements.get('cardNumber');
      if (!opened.current || !card) return null;
      const answer = opened.current.stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { name: payer.name, address: { postal_code: payer.zip } },
      });
      return answerWithin<Awaited<typeof answer> | null>(CARD_FRAME_TIMEOUT_MS, answer, null);
    },
  };
};
