import { BOLETO_CURRENCY } from '@madang/domain/billing/boleto.ts';
import { BCP47 } from '@madang/domain/shared/language.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatPrice } from '@madang/i18n/format.ts';
import { billingAddressWords } from '@madang/i18n/parts/billing-address.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Icon } from '@madang/ui/Icon.tsx';
import { type FocusEvent, type FormEvent, useMemo, useRef, useState } from 'react';
import type { SavedCheckout } from '#app/platform/saved-checkout.ts';
import { visit } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import { BillingAddressForm } from '../address/BillingAddressForm.tsx';
import { countryOptions } from '../address/country-options.ts';
import { ZipCampaign } from '../campaign/ZipCampaign.tsx';
import type { CardFieldsHandle } from '../card-fields/CardFields.tsx';
import { atBank } from './at-bank.ts';
import { CardChoice } from './CardChoice.tsx';
import type { CheckoutView } from './checkout-of.ts';
import styles from './CheckoutForm.module.css';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { PayChoice } from './PayChoice.tsx';
import { PendingPurchase } from './PendingPurchase.tsx';
import { Step } from './Step.tsx';
import { StoppedCheckout } from './StoppedCheckout.tsx';
import { payWay } from './summary-view.ts';
import { TermsChoice } from './TermsChoice.tsx';
import { useAddress } from './use-address.ts';
import { type PayingCard, useCheckout } from './use-checkout.ts';
import { useProblemText } from './use-problem-text.ts';

/** Where the new card stands among the saved ones. */
const NEW_CARD = 'new';

/** Three steps on one sheet beside what they lead to; nothing that was typed is lost, whatever the bank says. */
export function CheckoutForm({ saved, view }: { saved: SavedCheckout; view: CheckoutView }) {
  const { words, locale, language } = useWords(checkoutWords, billingAddressWords, refusalWords);
  const { title, steps, pay: payWords } = words.checkout;
  const problemText = useProblemText();
  const checkout = useCheckout(saved, (url) => visit(atBank(url, view.payUrl, language)));
  const address = useAddress(view);
  const form = useRef<HTMLFormElement>(null);
  const cardFields = useRef<CardFieldsHandle>(null);
  const [card, setCard] = useState<string>(view.cards[0]?.id ?? NEW_CARD);
  const [agreed, setAgreed] = useState(false);
  const countries = useMemo(() => countryOptions(BCP47[language], [view.country]), [language, view.country]);
  const { quote, problem, busy, method, methodFault } = checkout;

  if (checkout.pending !== null)
    return (
      <PendingPurchase
        begun={checkout.pending === 'unknown' ? null : checkout.pending}
        payUrl={view.payUrl}
        onSettled={checkout.finish}
        onGivenUp={checkout.resume}
      />
    );
  if (checkout.stop !== null) return <StoppedCheckout reason={checkout.stop} onRetry={checkout.requote} />;

  const chosenCard = async (): Promise<PayingCard | null> => {
    if (card !== NEW_CARD) return { billing_info_id: card };
    const token = (await cardFields.current?.requestToken()) ?? null;
    return token === null ? null : { token_id: token };
  };
  const focusFirstFault = () =>
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  const keepAddress = async (): Promise<boolean> => {
    const kept = address.check() && (await address.keep());
    if (!kept) focusFirstFault();
    return kept;
  };
  const send = (): void => {
    if (agreed) void checkout.pay(keepAddress, chosenCard);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  /** Taxes are those of the address: once it is whole, the summary is reckoned anew (BI-08). */
  const handleLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget) || address.isKept() || !address.isWhole()) return;
    const requote = async () => {
      if (await address.keep()) await checkout.requote();
    };
    // Whatever cannot be kept now is kept before the purchase, which says so.
    requote().catch(() => undefined);
  };

  const way = quote && payWay(quote);
  const cardChoice = (
    <CardChoice
      cards={view.cards}
      now={view.now}
      chosen={card}
      newCard={NEW_CARD}
      onChoose={setCard}
      payUrl={view.payUrl}
      fields={cardFields}
      onEnter={send}
    />
  );
  return (
    <CheckoutFrame>
      <div className={styles.campaign}>
        <ZipCampaign />
      </div>
      <form ref={form} noValidate className={styles.columns} onSubmit={handleSubmit}>
        <div className={styles.steps}>
          <h1 className={styles.title}>{way === 'trial' ? title.trial : title.pay}</h1>
          <Step number={1} title={steps.details}>
            <div onBlur={handleLeave}>
              <BillingAddressForm value={address.draft} onChange={address.change} faults={address.faults} countries={countries} />
            </div>
          </Step>
          <Step number={2} title={quote?.currency === BOLETO_CURRENCY ? steps.payment : steps.card}>
            {quote?.currency === BOLETO_CURRENCY || method === 'boleto' ? (
              <PayChoice
                method={method}
                onChoose={(chosen) => void checkout.chooseMethod(chosen)}
                fault={methodFault && problemText(methodFault)}
              >
                {cardChoice}
              </PayChoice>
            ) : (
              cardChoice
            )}
          </Step>
          <Step number={3} title={steps.review}>
            {quote && <TermsChoice quote={quote} onAgree={setAgreed} />}
            <div role="alert" className={styles.alert}>
              {problem !== null && (
                <p className={styles.problem}>
                  <Icon name="alert" />
                  <span>{problemText(problem)}</span>
                </p>
              )}
            </div>
            <Button type="submit" variant="primary" full busy={busy} disabled={!agreed || quote === null || methodFault !== null}>
              {quote === null || way === null || way !== 'pay'
                ? payWords[way === 'free' ? 'free' : 'trial']
                : fill(method === 'boleto' ? payWords.boleto : payWords.pay, {
                    amount: formatPrice(locale, quote.total, quote.currency),
                  })}
            </Button>
          </Step>
        </div>
        <CheckoutSummary checkout={checkout} />
      </form>
    </CheckoutFrame>
  );
}
