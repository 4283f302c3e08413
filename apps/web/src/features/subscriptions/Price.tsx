import type { Period } from '@madang/domain/subscriptions/plan.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatNumber, formatPrice } from '@madang/i18n/format.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { useWords } from '#app/shell/words.tsx';
import { addsTax, type Offer } from './plan-view.ts';
import styles from './Price.module.css';

/** What is paid, how often, with which tax and from when; shown while its period is chosen. */
export function Price({ offer, period }: { offer: Offer; period: Period }) {
  const { words, locale } = useWords(subscriptionsWords);
  const { perMonth, perYear, monthOfYear, plusTax, taxIncluded, trial, noTrial } = words.subscriptions;
  const { price, currency, trialDays } = offer;
  const tax = addsTax(offer) ? plusTax : taxIncluded;
  const perMonthOfYear =
    period === 'annual' ? `${fill(monthOfYear, { price: formatPrice(locale, Math.floor(price / 12), currency) })}, ` : '';
  return (
    <span className={styles.price} data-period={period}>
      <span className={styles.sum}>
        <span className={styles.amount}>{formatPrice(locale, price, currency)}</span>{' '}
        <span className={styles.per}>{period === 'monthly' ? perMonth : perYear}</span>
      </span>
      <span className={styles.note}>{perMonthOfYear + tax}</span>
      <span className={styles.trial}>{trialDays > 0 ? fill(trial, { days: formatNumber(locale, trialDays) }) : noTrial}</span>
    </span>
  );
}
