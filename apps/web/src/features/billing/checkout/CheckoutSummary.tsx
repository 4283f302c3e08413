import type { PurchasePreview } from '@madang/contract/billing/billing.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { Link } from '@madang/ui/link.tsx';
import { paths } from '#app/paths.ts';
import { useTimeZone } from '#app/platform/clock.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './CheckoutSummary.module.css';
import { CouponField } from './CouponField.tsx';
import { SummaryNote, SummarySheet } from './SummarySheet.tsx';
import { UpNext } from './UpNext.tsx';
import type { Checkout } from './use-checkout.ts';

interface CheckoutSummaryProps {
  quote: PurchasePreview;
  checkout: Checkout;
  /** Whether there is room for the code of a coupon. */
  codes: boolean;
}

/** A plan and what it costs, now and later, with the coupon that pays a part of it. */
export function CheckoutSummary({ quote, checkout, codes }: CheckoutSummaryProps) {
  const { words, locale, language } = useWords(checkoutWords);
  const { cart, other, periods, lines, each, freeUntil, promotionUntil } = words.checkout;
  const timeZone = useTimeZone();
  const day = (instant: string) => formatDate(locale, Date.parse(instant), 'long', timeZone);
  const { plan, period, currency } = quote;
  return (
    <SummarySheet
      quote={quote}
      lead={<UpNext />}
      over={cart}
      name={plan}
      detail={periods[period]}
      link={
        <Link href={paths.plan(language, { type: plan.toLowerCase(), q: period })} className={styles.link}>
          {other}
        </Link>
      }
      next={
        <>
          {quote.billing_date !== null && quote.next_price !== null && (
            <dl className={styles.next}>
              <dt>{lines.billingDate}</dt>
              <dd>
                {day(quote.billing_date)}
                <span className={styles.each}>
                  {fill(each[period], { price: formatPrice(locale, quote.next_price, currency) })}
                </span>
              </dd>
            </dl>
          )}
          {quote.free_until !== null && <SummaryNote>{fill(freeUntil, { date: day(quote.free_until) })}</SummaryNote>}
          {quote.promotion_until !== null && (
            <SummaryNote>{fill(promotionUntil, { date: day(quote.promotion_until) })}</SummaryNote>
          )}
        </>
      }
    >
      {codes && <CouponField checkout={checkout} />}
    </SummarySheet>
  );
}
