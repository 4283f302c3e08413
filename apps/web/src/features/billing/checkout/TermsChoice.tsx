import type { PurchasePreview } from '@madang/contract/billing/billing.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { Checkbox } from '@madang/ui/Checkbox.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTimeZone } from '#app/platform/clock.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './TermsChoice.module.css';
import { TermsOfUse } from './TermsOfUse.tsx';

interface TermsChoiceProps {
  quote: PurchasePreview;
  /** The law wants the buyer to ask for a start within the withdrawal period. */
  needsStart: boolean;
  /** Whether all is agreed to as it stands (BI-02). */
  onAgree: (agreed: boolean) => void;
}

/** Terms of use and renewal terms. A changed amount or date needs a new agreement. */
export function TermsChoice({ quote, needsStart, onAgree }: TermsChoiceProps) {
  const { words, locale } = useWords(checkoutWords);
  const timeZone = useTimeZone();
  const { legend, renewal, ends, trialNote, taxNote, startNow } = words.checkout.terms;
  const [usage, setUsage] = useState(false);
  const [start, setStart] = useState(false);
  const [agreedTo, setAgreedTo] = useState<string | null>(null);
  const { billing_date: from, next_price: price, currency, period, discount } = quote;
  const renews = from !== null && price !== null;
  const date = from === null ? '' : formatDate(locale, Date.parse(from), 'long', timeZone);
  const text = renews ? fill(renewal[period], { date, price: formatPrice(locale, price, currency) }) : ends;
  const agreed = usage && agreedTo === text && (start || !needsStart);
  const tell = useEffectEvent(onAgree);
  useEffect(() => tell(agreed), [agreed]);
  return (
    <fieldset className={styles.terms}>
      <legend className={styles.legend}>{legend}</legend>
      <TermsOfUse agreed={usage} onAgree={setUsage} />
      <Checkbox
        label={text}
        required
        checked={agreedTo === text}
        onChange={({ target }) => setAgreedTo(target.checked ? text : null)}
      />
      {needsStart && <Checkbox label={startNow} required checked={start} onChange={({ target }) => setStart(target.checked)} />}
      {renews && (
        <p className={styles.note}>
          {discount === 'trial' && `${fill(trialNote, { date })} `}
          {taxNote}
        </p>
      )}
    </fieldset>
  );
}
