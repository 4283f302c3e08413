import { BOLETO_CURRENCY } from '@madang/domain/billing/boleto.ts';
import { needsStartRequest } from '@madang/domain/billing/withdrawal.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { billingAddressWords } from '@madang/i18n/parts/billing-address.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { Button } from '@madang/ui/Button.tsx';
import { type FormEvent, useState } from 'react';
import type { SavedCheckout } from '#app/platform/saved-checkout.ts';
import { visit } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import { ZipCampaign } from '../campaign/ZipCampaign.tsx';
import { atBank } from './at-bank.ts';
import { CardChoice } from './CardChoice.tsx';
import type { CheckoutView } from './load-checkout.ts';
import styles from './CheckoutForm.module.css';
import { CheckoutColumns, CheckoutProblem } from './CheckoutColumns.tsx';
import { CheckoutFrame } from './CheckoutFrame.tsx';
import { ComingCheckout } from './ComingCheckout.tsx';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { PayChoice } from './PayChoice.tsx';
import { PayerAddress } from './PayerAddress.tsx';
import { PendingPurchase } from './PendingPurchase.tsx';
import { Step } from './Step.tsx';
import { StoppedCheckout } from './StoppedCheckout.tsx';
import { payWay } from './summary-view.ts';
import { TermsChoice } from './TermsChoice.tsx';
import { WHY_NOT, WhyNot } from './WhyNot.tsx';
import { useCheckout } from './use-checkout.ts';
import { usePaying } from './use-paying.ts';
import { useProblemText } from './use-problem-text.ts';

/** Checkout in three steps beside the order summary. A declined payment keeps everything that was typed. */
export function CheckoutForm({ saved, view }: { saved: SavedCheckout; view: CheckoutView }) {
  const { words, locale, language } = useWords(checkoutWords, billingAddressWords, refusalWords);
  const { title, steps, pay: payWords } = words.checkout;
  const problemText = useProblemText();
  const checkout = useCheckout(saved, (url) => visit(atBank(url, view.payUrl, language)));
  const paying = usePaying(view, checkout.requote);
  const [agreed, setAgreed] = useState(false);
  const needsStart = needsStartRequest(view.accountCountry);
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
  if (quote === null) return <ComingCheckout />;

  const send = (): void => {
    const { keepAddress, cardOf } = paying;
    if (agreed) void checkout.pay({ choice: paying.choice(), startRequested: needsStart, keepAddress, cardOf });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };

  const way = payWay(quote);
  const cardChoice = <CardChoice {...paying.cardChoice} onEnter={send} />;
  return (
    <CheckoutFrame>
      <div className={styles.campaign}>
        <ZipCampaign />
      </div>
      <CheckoutColumns
        ref={paying.form}
        title={way === 'trial' ? title.trial : title.pay}
        summary={<CheckoutSummary quote={quote} checkout={checkout} codes={view.codes} />}
        onSubmit={handleSubmit}
      >
        <Step number={1} title={quote.currency === BOLETO_CURRENCY ? steps.payment : steps.card}>
          {quote.currency === BOLETO_CURRENCY || method === 'boleto' ? (
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
        <Step number={2} title={steps.details}>
          <PayerAddress {...paying.payer} />
        </Step>
        <Step number={3} title={steps.review}>
          <TermsChoice quote={quote} needsStart={needsStart} onAgree={setAgreed} />
          <CheckoutProblem text={problem && problemText(problem)} />
          <Button
            type="submit"
            variant="primary"
            full
            busy={busy}
            disabled={!agreed || methodFault !== null}
            aria-describedby={agreed ? undefined : WHY_NOT}
          >
            {way !== 'pay'
              ? payWords[way]
              : fill(method === 'boleto' ? payWords.boleto : payWords.pay, {
                  amount: formatPrice(locale, quote.total, quote.currency),
                })}
          </Button>
          {!agreed && <WhyNot />}
        </Step>
      </CheckoutColumns>
    </CheckoutFrame>
  );
}
