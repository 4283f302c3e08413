import type { PricingLines } from '@madang/contract/billing/billing.contract.ts';
import type { DedicationFaults } from '@madang/domain/gifts/dedication.ts';
import { fill, plural } from '@madang/i18n/fill.ts';
import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import type { FormEvent, PropsWithChildren, Ref } from 'react';
import { useWords } from '#app/shell/words.tsx';
import { CheckoutColumns, CheckoutFrame, Step, SummaryNote, SummarySheet } from '../billing/index.ts';
import type { GiftDraft } from './gift-draft.ts';
import type { GiftPageView } from './gift-page.ts';
import { GiftChoice } from './GiftChoice.tsx';
import { GiftDedication } from './GiftDedication.tsx';
import styles from './GiftScreen.module.css';

interface GiftSheetProps extends Pick<GiftPageView, 'offers' | 'tax'> {
  ref?: Ref<HTMLFormElement>;
  draft: GiftDraft;
  faults: DedicationFaults;
  /** Null while loading. */
  quote: PricingLines | null;
  onChange: (more: Partial<GiftDraft>, field?: keyof DedicationFaults) => void;
  onSubmit: () => void;
}

/** The first two steps, beside the price of the gift. Payment follows. */
export function GiftSheet({
  ref,
  offers,
  tax,
  draft,
  faults,
  quote,
  onChange,
  onSubmit,
  children,
}: PropsWithChildren<GiftSheetProps>) {
  const { words } = useWords(giftsWords);
  const { title, text, steps } = words.gifts;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <CheckoutFrame>
      <CheckoutColumns
        ref={ref}
        title={title}
        lead={text}
        summary={<GiftSummary draft={draft} quote={quote} tax={tax} />}
        onSubmit={handleSubmit}
      >
        <Step number={1} title={steps.what}>
          <GiftChoice offers={offers} draft={draft} onChange={onChange} />
        </Step>
        <Step number={2} title={steps.whom}>
          <GiftDedication draft={draft} faults={faults} onChange={onChange} />
        </Step>
        {children}
      </CheckoutColumns>
    </CheckoutFrame>
  );
}

function GiftSummary({ draft, quote, tax }: Pick<GiftSheetProps, 'draft' | 'quote' | 'tax'>) {
  const { words, locale } = useWords(giftsWords);
  const { cart, months, forWhom, taxAdded, taxIncluded } = words.gifts;
  const name = draft.recipientName.trim();
  // Once a tax is known it stands among the lines.
  const isKnown = quote !== null && quote.tax + quote.tax_included > 0;
  return (
    <SummarySheet
      quote={quote}
      over={cart}
      name={draft.plan}
      detail={plural(locale, months, draft.months)}
      link={name !== '' && <p className={styles.whom}>{fill(forWhom, { name })}</p>}
      next={!isKnown && tax !== null && <SummaryNote>{tax === 'added' ? taxAdded : taxIncluded}</SummaryNote>}
    />
  );
}
