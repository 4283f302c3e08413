import { fill } from '@madang/i18n/fill.ts';
import { formatDate, formatPrice } from '@madang/i18n/format.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { Link } from '@madang/ui/link.tsx';
import { Skeleton } from '@madang/ui/Skeleton.tsx';
import { Fragment } from 'react';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './CheckoutSummary.module.css';
import { CouponField } from './CouponField.tsx';
import { linesOf } from './summary-view.ts';
import type { Checkout } from './use-checkout.ts';

/** What is bought and what it costs, always as the server reckons it (BI-05 to BI-11). */
export function CheckoutSummary({ checkout }: { checkout: Checkout }) {
  const { words, locale, language } = useWords(checkoutWords);
  const { cart, other, summary, lines, discounts, each, freeUntil, promotionUntil } = words.checkout;
  const { quote } = checkout;
  const money = (minor: number) => formatPrice(locale, minor, quote?.currency ?? 'USD');
  const day = (instant: string) => formatDate(locale, Date.parse(instant));
  return (
    <aside className={styles.card} aria-label={summary}>
      {quote === null ? (
        <div className={styles.coming} aria-busy="true">
          <Skeleton height={28} width="60%" />
          <Skeleton height={120} />
          <Skeleton height={28} />
        </div>
      ) : (
        <>
          <div className={styles.cart}>
            <p className={styles.over}>{cart}</p>
            <h2 className={styles.plan}>
              {quote.plan} <span className={styles.period}>{words.checkout.periods[quote.period]}</span>
            </h2>
            <Link href={paths.plan(language, { type: quote.plan.toLowerCase(), q: quote.period })} className={styles.link}>
              {other}
            </Link>
          </div>
          <div aria-live="polite">
            <dl className={styles.lines}>
              {linesOf(quote).map((line) => (
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
            {quote.billing_date !== null && quote.next_price !== null && (
              <dl className={styles.next}>
                <dt>{lines.billingDate}</dt>
                <dd>
                  {day(quote.billing_date)}
                  <span className={styles.each}>{fill(each[quote.period], { price: money(quote.next_price) })}</span>
                </dd>
              </dl>
            )}
            {quote.free_until !== null && <p className={styles.note}>{fill(freeUntil, { date: day(quote.free_until) })}</p>}
            {quote.promotion_until !== null && (
              <p className={styles.note}>{fill(promotionUntil, { date: day(quote.promotion_until) })}</p>
            )}
          </div>
          <CouponField checkout={checkout} />
        </>
      )}
    </aside>
  );
}
