import type { PricingLines } from '@madang/contract/billing/billing.contract.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { Skeleton } from '@madang/ui/Skeleton.tsx';
import { Fragment, type PropsWithChildren, type ReactNode } from 'react';
import { useWords } from '#app/shell/words.tsx';
import styles from './CheckoutSummary.module.css';
import { listSummaryLines } from './summary-view.ts';

interface SummarySheetProps {
  /** Null while loading. */
  quote: PricingLines | null;
  /** Content above the plan. */
  lead?: ReactNode;
  over: string;
  name: string;
  detail: string;
  link?: ReactNode;
  /** What follows the total and changes with it. */
  next?: ReactNode;
}

/** Order summary with the price lines, always computed by the server (BI-05 to BI-11). */
export function SummarySheet({ quote, lead, over, name, detail, link, next, children }: PropsWithChildren<SummarySheetProps>) {
  const { words, locale } = useWords(checkoutWords);
  const { summary, lines, discounts } = words.checkout;
  const money = (minor: number) => formatPrice(locale, minor, quote?.currency ?? 'USD');
  return (
    <aside className={styles.card} aria-label={summary}>
      {quote === null ? (
        <div className={styles.coming} aria-busy="true">
          <Skeleton height={28} width="most" />
          <Skeleton height={120} />
          <Skeleton height={28} />
        </div>
      ) : (
        <>
          {lead}
          <div className={styles.cart}>
            <p className={styles.over}>{over}</p>
            <h2 className={styles.plan}>
              {name} <span className={styles.period}>{detail}</span>
            </h2>
            {link}
          </div>
          <div aria-live="polite">
            <dl className={styles.lines}>
              {listSummaryLines(quote).map((line) => (
                <Fragment key={line.name}>
                  <dt>{lines[line.name]}</dt>
                  <dd>{'kind' in line ? discounts[line.kind] : money(line.minor)}</dd>
                </Fragment>
              ))}
            </dl>
            <dl className={styles.total}>
              <dt>{lines.total}</dt>
              <dd>{money(quote.total)}</dd>
            </dl>
            {next}
          </div>
          {children}
        </>
      )}
    </aside>
  );
}

/** A quiet line below the total. */
export const SummaryNote = ({ children }: PropsWithChildren) => <p className={styles.note}>{children}</p>;
