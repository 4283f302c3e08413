import type { Period } from '@madang/domain/subscriptions/plan.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatNumber, formatPercent } from '@madang/i18n/format.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { useWords } from '#app/shell/words.tsx';
import type { ShownOffer } from './plan-view.ts';
import styles from './Price.module.css';

interface PriceProps {
  offer: ShownOffer;
  period: Period;
  /** Free days that buying it now begins with, or 0. */
  trialDays: number;
  tax: 'included' | 'added' | null;
  /** Whether it would be bought here and now. A change of plan has its own terms, and the own plan is paid. */
  isSold: boolean;
}

/** Price, period, tax, start and renewal. Shown while its period is selected (Price.module.css). */
export function Price({ offer, period, trialDays, tax, isSold }: PriceProps) {
  const { words, locale } = useWords(subscriptionsWords);
  const { perMonth, perYear, monthOfYear, plusTax, taxIncluded, trial, noTrial, renews, firstYear, insteadOf } =
    words.subscriptions;
  const { price, currency, promotion } = offer;
  const money = (minor: number) => formatPrice(locale, minor, currency);
  const now = promotion?.price ?? price;
  const notes = [
    period === 'annual' && fill(monthOfYear, { price: money(Math.floor(now / 12)) }),
    tax === 'added' && plusTax,
    tax === 'included' && taxIncluded,
  ].filter((note) => note !== false);
  const follows = ((): string => {
    if (promotion) return fill(firstYear, { percent: formatPercent(locale, promotion.percent / 100), price: money(price) });
    if (trialDays > 0) return fill(trial, { days: formatNumber(locale, trialDays) });
    return period === 'annual' ? fill(renews, { price: money(price) }) : noTrial;
  })();
  return (
    <span className={styles.price} data-period={period}>
      <span className={styles.sum}>
        <span className={styles.amount}>{money(now)}</span>{' '}
        {promotion && (
          <s className={styles.before}>
            <span className={styles.hiddenText}>{insteadOf} </span>
            {money(price)}
          </s>
        )}{' '}
        <span className={styles.per}>{period === 'monthly' ? perMonth : perYear}</span>
      </span>
      <span className={styles.note}>{notes.join(', ')}</span>
      {isSold && <span className={styles.trial}>{follows}</span>}
    </span>
  );
}
