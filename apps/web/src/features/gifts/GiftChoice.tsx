import type { GiftOffer } from '@madang/contract/gifts/gifts.contract.ts';
import { PLANS } from '@madang/domain/subscriptions/plan.ts';
import { plural } from '@madang/i18n/fill.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { useWords } from '#app/shell/words.tsx';
import type { GiftDraft } from './gift-draft.ts';
import styles from './GiftChoice.module.css';

interface GiftChoiceProps {
  offers: readonly GiftOffer[];
  draft: GiftDraft;
  onChange: (more: Pick<GiftDraft, 'plan'> | Pick<GiftDraft, 'months'>) => void;
}

/** Which plan is given, and for how long, each length with its price. */
export function GiftChoice({ offers, draft, onChange }: GiftChoiceProps) {
  const { words, locale } = useWords(giftsWords);
  const { plan: planLabel, length, about, months, days } = words.gifts;
  return (
    <div className={styles.choice}>
      <fieldset className={styles.plans}>
        <legend className={styles.legend}>{planLabel}</legend>
        {PLANS.map((plan) => (
          <label key={plan} className={styles.option}>
            <input
              type="radio"
              name="plan"
              value={plan}
              checked={draft.plan === plan}
              onChange={() => onChange({ plan })}
              className={styles.radio}
            />
            <span className={styles.label}>{plan}</span>
            <span className={styles.about}>{about[plan]}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.lengths}>
        <legend className={styles.legend}>{length}</legend>
        {offers
          .filter(({ plan }) => plan === draft.plan)
          .map((offer) => (
            <label key={offer.months} className={styles.option}>
              <input
                type="radio"
                name="months"
                value={offer.months}
                checked={draft.months === offer.months}
                onChange={() => onChange({ months: offer.months })}
                className={styles.radio}
              />
              <span className={styles.label}>{plural(locale, months, offer.months)}</span>
              <span className={styles.price}>{formatPrice(locale, offer.price, offer.currency)}</span>
              <span className={styles.about}>{plural(locale, days, offer.days)}</span>
            </label>
          ))}
      </fieldset>
    </div>
  );
}
