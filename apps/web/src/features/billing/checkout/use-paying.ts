import { BCP47 } from '@madang/domain/shared/language.ts';
import { type FocusEvent, useMemo, useRef, useState } from 'react';
import { useWords } from '#app/shell/words.tsx';
import { countryOptions } from '../address/country-options.ts';
import type { CardFieldsHandle } from '../card-fields/CardFields.tsx';
import type { CheckoutView } from './load-checkout.ts';
import { useAddress } from './use-address.ts';
import type { ChosenCard } from './use-purchase.ts';

/** Where the new card stands among the saved ones. */
const NEW_CARD = 'new';

/** The payer's billing details and card. `requote` requests a new price once the address is complete. */
export const usePaying = (view: CheckoutView, requote: () => Promise<void>) => {
  const { language } = useWords();
  const address = useAddress(view);
  const form = useRef<HTMLFormElement>(null);
  const fields = useRef<CardFieldsHandle>(null);
  /** Count of edits in the card fields. Their content stays in the provider's iframe. */
  const edits = useRef(0);
  const [chosen, setChosen] = useState<string>(view.cards[0]?.id ?? NEW_CARD);
  const countries = useMemo(() => countryOptions(BCP47[language], [view.country]), [language, view.country]);

  const focusFirstFault = (): void => {
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return {
    form,
    focusFirstFault,
    /** What the card is chosen by (`CardChoice`). */
    cardChoice: {
      cards: view.cards,
      now: view.now,
      payUrl: view.payUrl,
      chosen,
      newCard: NEW_CARD,
      onChoose: setChosen,
      fields,
      onEdit: (): void => {
        edits.current += 1;
      },
    },
    /** Fingerprint of the payer and payment method: a change makes it a different purchase. */
    choice: (): string => JSON.stringify([address.written, chosen, edits.current]),
    /** The payment card. Null when the typed one is invalid, which its fields show. */
    cardOf: async (): Promise<ChosenCard | null> => {
      if (chosen !== NEW_CARD) return { billing_info_id: chosen };
      const token = (await fields.current?.requestToken(address.postalCode)) ?? null;
      return token === null ? null : { token_id: token };
    },
    /** What the billing details are typed by (`PayerAddress`). */
    payer: {
      value: address.draft,
      onChange: address.change,
      faults: address.faults,
      countries,
      /** Taxes depend on the address: the quote is requested again once the address is complete (BI-08). */
      onLeave: ({ currentTarget, relatedTarget }: FocusEvent): void => {
        if (currentTarget.contains(relatedTarget) || address.isKept() || !address.isWhole()) return;
        const keep = async () => {
          if (await address.keep()) await requote();
        };
        // Whatever cannot be kept now is kept before the purchase, which says so.
        keep().catch(() => undefined);
      },
    },
    keepAddress: async (): Promise<boolean> => {
      const kept = address.check() && (await address.keep());
      if (kept) return true;
      focusFirstFault();
      // The card is above the address: its errors show together with those of the address, and it takes the focus.
      if (chosen === NEW_CARD) void fields.current?.requestToken(null);
      return false;
    },
  };
};
export type Paying = ReturnType<typeof usePaying>;
