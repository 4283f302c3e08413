import type { BillingInfo } from '@madang/contract/billing/billing.contract.ts';
import type { CardFieldsSurface } from '@madang/contract/billing/card-fields.ts';
import { fill } from '@madang/i18n/fill.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Checkbox } from '@madang/ui/Checkbox.tsx';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { useRef, useState } from 'react';
import { FailureLine } from '#app/shell/FailureLine.tsx';
import { cardName } from '#app/shell/payment-names.ts';
import { useWords } from '#app/shell/words.tsx';
import { CardFields, type CardFieldsHandle } from '../card-fields/CardFields.tsx';
import styles from './CardDialog.module.css';
import { useSaveCard } from './use-save-card.ts';

interface CardDialogProps {
  /** The card to replace. Null adds one. */
  replaced: BillingInfo | null;
  /** Whether there are others, among which the new one may be the primary one. */
  hasOthers: boolean;
  payUrl: string;
  surface: CardFieldsSurface;
  country: string | undefined;
  onClose: () => void;
  onSaved: (card: BillingInfo) => Promise<void>;
}

/** The fields of a card, to add it or to put it in the place of another (BI-32, BI-33). */
export function CardDialog({ replaced, hasOthers, payUrl, surface, country, onClose, onSaved }: CardDialogProps) {
  const { words } = useWords(paymentWords);
  const fields = useRef<CardFieldsHandle>(null);
  const [primary, setPrimary] = useState(false);
  const { busy, failure, save } = useSaveCard(fields, replaced, onSaved);
  const { cards, own } = words.payment;
  const card = replaced ? cardName(own, replaced) : '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={replaced ? fill(cards.updateTitle, { card }) : cards.addTitle}
      actions={
        <Button variant="primary" full busy={busy} onClick={() => save(primary)}>
          {cards.save}
        </Button>
      }
    >
      <div className={styles.body}>
        {replaced && <p>{fill(cards.updateText, { card })}</p>}
        <CardFields ref={fields} payUrl={payUrl} surface={surface} country={country} onEnter={() => save(primary)} />
        {!replaced && hasOthers && (
          <Checkbox label={cards.asPrimary} checked={primary} onChange={({ target }) => setPrimary(target.checked)} />
        )}
        <FailureLine text={failure?.text ?? null} help={failure?.help} />
      </div>
    </Dialog>
  );
}
