import type { BillingInfo } from '@madang/contract/billing/billing.contract.ts';
import { BRAND_NAMES, isCardBrand } from '@madang/domain/billing/card-brand.ts';
import { expiryState } from '@madang/domain/billing/card.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatCardExpiry } from '@madang/i18n/format-position.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import type { RefObject } from 'react';
import { useWords } from '#app/shell/words.tsx';
import { CardFields, type CardFieldsHandle } from '../card-fields/CardFields.tsx';
import { MAX_CARDS } from '@madang/domain/shared/constants.ts';
import styles from './CardChoice.module.css';

interface CardChoiceProps {
  cards: readonly BillingInfo[];
  /** Milliseconds since 1970. */
  now: number;
  /** The id of a saved card, or `newCard`. */
  chosen: string;
  newCard: string;
  onChoose: (id: string) => void;
  payUrl: string;
  fields: RefObject<CardFieldsHandle | null>;
  onEnter: () => void;
  /** The content of the new card's fields changed. */
  onEdit: () => void;
}

/** The saved cards and a new one, whose fields stay as they were typed while another is chosen. */
export function CardChoice({ cards, now, chosen, newCard, onChoose, payUrl, fields, onEnter, onEdit }: CardChoiceProps) {
  const { words } = useWords(checkoutWords, refusalWords);
  const { saved, ending, expires, expired, another } = words.checkout.card;
  const isFull = cards.length >= MAX_CARDS;
  const option = (id: string, label: string, note?: string) => (
    <label key={id} className={styles.option}>
      <input type="radio" name="card" value={id} checked={chosen === id} onChange={() => onChoose(id)} className={styles.radio} />
      <span className={styles.label}>{label}</span>
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </label>
  );
  return (
    <>
      {cards.length > 0 && (
        <fieldset className={styles.cards}>
          <legend className={styles.legend}>{saved}</legend>
          {cards.map(({ id, brand, last4, expiry_month: month, expiry_year: year }) => {
            const date = formatCardExpiry(month, year);
            const isOver = expiryState(month, year, now) === 'expired';
            return option(
              id,
              fill(ending, { brand: isCardBrand(brand) ? BRAND_NAMES[brand] : brand, last4 }),
              fill(isOver ? expired : expires, { date }),
            );
          })}
          {!isFull && option(newCard, another)}
        </fieldset>
      )}
      {isFull ? (
        <p className={styles.full}>{words.refusals.TOO_MANY_CARDS}</p>
      ) : (
        <div hidden={chosen !== newCard}>
          <CardFields ref={fields} payUrl={payUrl} surface="paper" zipAsked="outside" onEnter={onEnter} onEdit={onEdit} />
        </div>
      )}
    </>
  );
}
