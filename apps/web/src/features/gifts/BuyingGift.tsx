import type { GiftOffer } from '@madang/contract/gifts/gifts.contract.ts';
import type { DedicationFaults } from '@madang/domain/gifts/dedication.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Checkbox } from '@madang/ui/Checkbox.tsx';
import { useState } from 'react';
import { visit } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import {
  atBank,
  CardChoice,
  CheckoutProblem,
  type CheckoutView,
  PayerAddress,
  PendingPurchase,
  Step,
  StoppedCheckout,
  TermsOfUse,
  usePaying,
  useProblemText,
  WHY_NOT,
  WhyNot,
} from '../billing/index.ts';
import type { GiftDraft } from './gift-draft.ts';
import type { GiftPageView } from './gift-page.ts';
import { GiftSheet } from './GiftSheet.tsx';
import styles from './GiftScreen.module.css';
import { useGift } from './use-gift.ts';

interface BuyingGiftProps {
  checkout: CheckoutView;
  offers: readonly GiftOffer[];
  tax: GiftPageView['tax'];
  draft: GiftDraft;
  onChange: (more: Partial<GiftDraft>) => void;
}

/** Checkout of a gift, with a one-time charge. A declined payment keeps everything that was typed. */
export function BuyingGift({ checkout, offers, tax, draft, onChange }: BuyingGiftProps) {
  const { words, language, locale } = useWords(giftsWords, checkoutWords);
  const problemText = useProblemText();
  const gift = useGift(draft);
  const paying = usePaying(checkout, gift.requote);
  const [accepted, setAccepted] = useState(false);
  const [knows, setKnows] = useState(false);
  const { quote, problem, busy, pending } = gift;
  const { steps, terms } = words.checkout;
  const agreed = accepted && knows;

  if (pending !== null)
    return (
      <PendingPurchase
        kind="gift"
        begun={pending === 'unknown' ? null : pending}
        payUrl={checkout.payUrl}
        onSettled={gift.settle}
        onGivenUp={gift.resume}
      />
    );

  if (gift.stop !== null) return <StoppedCheckout reason={gift.stop} onRetry={gift.requote} />;

  const leave = (url: string) => visit(atBank(url, checkout.payUrl, language));
  const pay = (): void => {
    if (agreed) void gift.pay({ ...paying, leave });
  };
  const handleChange = (more: Partial<GiftDraft>, field?: keyof DedicationFaults) => {
    if (field) gift.clear(field);
    onChange(more);
  };

  return (
    <GiftSheet
      ref={paying.form}
      offers={offers}
      tax={tax}
      draft={draft}
      faults={gift.faults}
      quote={quote}
      onChange={handleChange}
      onSubmit={pay}
    >
      <Step number={3} title={steps.card}>
        <CardChoice {...paying.cardChoice} onEnter={pay} />
      </Step>
      <Step number={4} title={steps.details}>
        <PayerAddress {...paying.payer} />
      </Step>
      <Step number={5} title={words.gifts.steps.review}>
        <fieldset className={styles.terms}>
          <legend className={styles.legend}>{terms.legend}</legend>
          <TermsOfUse agreed={accepted} onAgree={setAccepted} />
          <Checkbox label={words.gifts.once} required checked={knows} onChange={({ target }) => setKnows(target.checked)} />
        </fieldset>
        <CheckoutProblem text={problem && problemText(problem)} />
        <Button
          type="submit"
          variant="primary"
          full
          busy={busy}
          disabled={!agreed || quote === null}
          aria-describedby={agreed ? undefined : WHY_NOT}
        >
          {quote === null
            ? words.gifts.steps.review
            : fill(words.gifts.pay, { amount: formatPrice(locale, quote.total, quote.currency) })}
        </Button>
        {!agreed && <WhyNot />}
      </Step>
    </GiftSheet>
  );
}
