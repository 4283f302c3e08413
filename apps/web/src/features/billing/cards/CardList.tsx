import { MAX_CARDS } from '@madang/domain/shared/constants.ts';
import type { BillingInfo } from '@madang/contract/billing/billing.contract.ts';
import type { CardFieldsSurface } from '@madang/contract/billing/card-fields.ts';

import { fill } from '@madang/i18n/fill.ts';
import { formatDate, formatNumber } from '@madang/i18n/format.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#app/platform/api.ts';
import { type Loaded, useLoaded } from '#app/platform/loaded.ts';
import { useAlertWhile } from '#app/shell/alerts/use-alert-while.ts';
import { cardName } from '#app/shell/payment-names.ts';
import { PartFailed } from '#app/shell/PartFailed.tsx';
import { useWords } from '#app/shell/words.tsx';
import { CardDialog } from './CardDialog.tsx';
import styles from './CardList.module.css';
import { toExpiryBadge, whyCardIsKept, toMonthDay } from './card-view.ts';
import { useCards } from './use-cards.ts';

type Cards = readonly BillingInfo[];

interface CardListProps {
  cards: Loaded<Cards>;
  /** Milliseconds since 1970, for what has expired. */
  now: number;
  payUrl: string;
  /** The billing country, where it is known. */
  country?: string | undefined;
  /** On which the page stands. */
  surface?: CardFieldsSurface;
  /** Called after a save on the update-card route. Returns true when it navigates away. */
  onSaved?: () => boolean;
}

const readCards = async (): Promise<Cards> => (await api.listBillingInfo()).objects;

/** Saved cards. Each can be updated, made primary or deleted, and others added up to the limit (BI-111). */
export function CardList({ cards, now, payUrl, country, surface = 'ink', onSaved = () => false }: CardListProps) {
  const { words } = useWords(paymentWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const { loaded, busy, retry } = useLoaded(cards, readCards);
  const { title, failed } = words.payment.cards;
  return (
    <section className={styles.section} aria-labelledby="cards">
      <h2 id="cards" ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {loaded.state === 'failed' ? (
        <PartFailed title={failed} busy={busy} onRetry={retry} />
      ) : (
        <Saved
          cards={loaded.value}
          now={now}
          payUrl={payUrl}
          country={country}
          surface={surface}
          onSaved={onSaved}
          // The button that was pressed may be gone.
          onGone={() => heading.current?.focus()}
        />
      )}
    </section>
  );
}

/** The open dialog: add a card, or update or remove one. */
type OpenDialog = { readonly what: 'add' } | { readonly what: 'update' | 'remove'; readonly card: BillingInfo };

interface SavedProps extends Required<Omit<CardListProps, 'cards' | 'country'>> {
  country: string | undefined;
  cards: Cards;
  onGone: () => void;
}

function Saved({ cards, now, payUrl, country, surface, onSaved, onGone }: SavedProps) {
  const { words, locale } = useWords(paymentWords);
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const { busy, makePrimary, remove } = useCards();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const { cards: texts, own } = words.payment;
  const isFull = cards.length >= MAX_CARDS;
  const nameOf = (card: BillingInfo): string => cardName(own, card);

  const handleSaved = async (card: BillingInfo) => {
    toast(fill(openDialog?.what === 'update' ? texts.updated : texts.added, { card: nameOf(card) }), 'done');
    setOpenDialog(null);
    if (!onSaved()) await revalidate();
  };
  const handlePrimary = async (card: BillingInfo) => {
    if (await makePrimary(card, fill(texts.madePrimary, { card: nameOf(card) }))) onGone();
  };
  const handleRemove = async (card: BillingInfo) => {
    const done = await remove(card, fill(texts.removed, { card: nameOf(card) }));
    setOpenDialog(null);
    if (done) onGone();
  };

  return (
    <>
      {cards.length === 0 ? (
        <p className={styles.none}>{texts.none}</p>
      ) : (
        <ul className={styles.list} aria-label={texts.title}>
          {cards.map((card) => (
            <CardRow
              key={card.id}
              card={card}
              now={now}
              kept={whyCardIsKept(card, cards.length)}
              busy={busy === card.id}
              onPrimary={() => void handlePrimary(card)}
              onUpdate={() => setOpenDialog({ what: 'update', card })}
              onRemove={() => setOpenDialog({ what: 'remove', card })}
            />
          ))}
        </ul>
      )}
      <div className={styles.add}>
        <Button
          icon="add"
          disabled={isFull}
          aria-describedby={isFull ? 'most-cards' : undefined}
          onClick={() => setOpenDialog({ what: 'add' })}
        >
          {texts.add}
        </Button>
        {isFull && (
          <p id="most-cards" className={styles.hint}>
            {fill(texts.most, { count: formatNumber(locale, MAX_CARDS) })}
          </p>
        )}
      </div>
      {(openDialog?.what === 'add' || openDialog?.what === 'update') && (
        <CardDialog
          replaced={openDialog.what === 'update' ? openDialog.card : null}
          hasOthers={cards.length > 0}
          payUrl={payUrl}
          country={country}
          surface={surface}
          onClose={() => setOpenDialog(null)}
          onSaved={handleSaved}
        />
      )}
      {openDialog?.what === 'remove' && (
        <RemoveCardDialog
          name={nameOf(openDialog.card)}
          onClose={() => setOpenDialog(null)}
          onRemove={() => handleRemove(openDialog.card)}
        />
      )}
    </>
  );
}

interface CardRowProps {
  card: BillingInfo;
  now: number;
  kept: ReturnType<typeof whyCardIsKept>;
  busy: boolean;
  onPrimary: () => void;
  onUpdate: () => void;
  onRemove: () => void;
}

function CardRow({ card, now, kept, busy, onPrimary, onUpdate, onRemove }: CardRowProps) {
  const { words, locale } = useWords(paymentWords);
  const { cards: texts, own } = words.payment;
  const name = cardName(own, card);
  const expiry = toExpiryBadge(card, now);
  const until = fill(texts.validUntil, { month: expiry === 'unknown' ? '' : formatDate(locale, toMonthDay(card), 'month') });
  return (
    <li className={styles.card}>
      <div className={styles.facts}>
        <h3 className={styles.name}>
          {name}
          {card.primary && <span className={styles.badge}>{texts.primary}</span>}
          {(expiry === 'expired' || expiry === 'soon') && (
            <span className={styles.badge} data-expiry={expiry}>
              {texts[expiry]}
            </span>
          )}
        </h3>
        <p className={styles.meta}>{card.name_on_card}</p>
        <p className={styles.meta}>{expiry === 'unknown' ? texts.unknown : until}</p>
        {kept && <p className={styles.meta}>{texts[kept]}</p>}
      </div>
      <div className={styles.actions}>
        {!card.primary && (
          <Button
            size="small"
            variant="outline"
            busy={busy}
            aria-label={fill(texts.makePrimaryOf, { card: name })}
            onClick={onPrimary}
          >
            {texts.makePrimary}
          </Button>
        )}
        <Button size="small" variant="outline" aria-label={fill(texts.updateOf, { card: name })} onClick={onUpdate}>
          {texts.update}
        </Button>
        {!kept && (
          <Button
            size="small"
            variant="quiet"
            className={styles.remove}
            aria-label={fill(texts.removeOf, { card: name })}
            onClick={onRemove}
          >
            {texts.remove}
          </Button>
        )}
      </div>
    </li>
  );
}

interface RemoveCardDialogProps {
  name: string;
  onClose: () => void;
  onRemove: () => Promise<void>;
}

/** Confirms first: a deleted card can only be restored by typing it again. */
function RemoveCardDialog({ name, onClose, onRemove }: RemoveCardDialogProps): null {
  const { words } = useWords(paymentWords);
  const { removeTitle, removeText, keep, remove } = words.payment.cards;
  useAlertWhile(true, () => ({
    variant: 'plain-wc',
    title: fill(removeTitle, { card: name }),
    text: removeText,
    labels: { cancel: keep, ok: remove },
    confirm: { kind: 'call', run: onRemove },
    onDismiss: onClose,
  }));
  return null;
}
