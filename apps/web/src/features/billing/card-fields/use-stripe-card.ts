import { type RefObject, useEffect, useRef, useState } from 'react';
import { readAnewWhereBlocked } from '#app/platform/framed.ts';
import { openStripe, type StripeChange, type StripeElement, type StripeInBrowser } from '#app/platform/stripe-script.ts';
import { textStyleOf } from '#app/platform/text-style.ts';
import { PATIENCE_MS } from './card-frame.ts';
import { NOTHING_TYPED, STRIPE_PARTS, type StripePart } from './stripe-faults.ts';
import { waited } from './waited.ts';

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

/** Puts Stripe’s fields into their places, as long as these are there; another language or another try is other fields. */
export const useStripeCard = (places: StripePlaces, { origin, publishableKey, locale, onChange }: StripeCardOptions) => {
  const [phase, setPhase] = useState<'loading' | 'shown' | 'missing'>('loading');
  const [tries, setTries] = useState(0);
  const opened = useRef<Opened | null>(null);
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  }, [onChange]);

  useEffect(() => {
    if (origin === null) return;
    setPhase('loading');
    const elements = new Map<StripePart, StripeElement>();
    let isOver = false;
    const lose = () => {
      if (!isOver) setPhase('missing');
      end();
    };
    const stopLooking = readAnewWhereBlocked(origin);
    const callOff = waited(PATIENCE_MS, lose);
    const end = () => {
      if (isOver) return;
      isOver = true;
      callOff();
      stopLooking();
      opened.current = null;
      for (const element of elements.values()) element.destroy();
    };
    const open = async () => {
      const stripe = await openStripe(origin, publishableKey, locale);
      if (isOver) return;
      const made = stripe.elements({ locale });
      const ready = STRIPE_PARTS.map((part) => {
        const place = places[part].current;
        if (!place) return Promise.reject(new Error('There is no place for a field.'));
        const element = made.create(part, { style: styleAt(place), ...(part === 'cardNumber' && { disableLink: true }) });
        elements.set(part, element);
        change.current(part, NOTHING_TYPED);
        element.on('change', (said) => change.current(part, said));
        const shown = new Promise<void>((resolve) => element.on('ready', resolve));
        element.mount(place);
        return shown;
      });
      await Promise.all(ready);
      if (isOver) return;
      callOff();
      opened.current = { stripe, elements };
      setPhase('shown');
    };
    open().catch(lose);
    return end;
  }, [places, origin, publishableKey, locale, tries]);

  return {
    phase,
    retry: () => {
      setPhase('loading');
      setTries((before) => before + 1);
    },
    focus: (part: StripePart) => opened.current?.elements.get(part)?.focus(),
    /** The payment method for what was typed, or what Stripe says is wrong; null where Stripe says nothing. */
    createPaymentMethod: async (payer: { readonly name: string; readonly zip: string }) => {
      const card = opened.current?.elements.get('cardNumber');
      if (!opened.current || !card) return null;
      const asked = opened.current.stripe.createPaymentMethod({
        type: 'card',
        card,
        billing_details: { name: payer.name, address: { postal_code: payer.zip } },
      });
      const silent = Promise.withResolvers<null>();
      const callOff = waited(PATIENCE_MS, () => silent.resolve(null));
      try {
        return await Promise.race([asked, silent.promise]);
      } catch {
        return null;
      } finally {
        callOff();
      }
    },
  };
};
