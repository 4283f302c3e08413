import type { PlanChangeResult } from '@madang/contract/billing/billing.contract.ts';
import type { ActiveSubscription, PlanChangePreview } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { Button } from '@madang/ui/Button.tsx';
import { classes } from '@madang/ui/classes.ts';
import { Dialog } from '@madang/ui/Dialog.tsx';
import { Skeleton } from '@madang/ui/Skeleton.tsx';
import { useToast } from '@madang/ui/Toast.tsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { visit, watchGoing } from '#app/platform/window.ts';
import { FailureLine } from '#app/shell/FailureLine.tsx';
import { PartFailed } from '#app/shell/PartFailed.tsx';
import { cardName, type NamedCard } from '#app/shell/payment-names.ts';
import { refusalText } from '#app/shell/refusal-text.ts';
import { useChangeCard } from '#app/shell/use-change-card.ts';
import { useWords } from '#app/shell/words.tsx';
import { atBank } from '../../billing/index.ts';
import { listPlanChoices, isMendedByCard, listChangeLines, sayBeginning } from './change-view.ts';
import styles from './ChangeDialog.module.css';
import { PlanChoiceList } from './ChoiceList.tsx';
import { sayDate, sayPlan } from './own-view.ts';
import { type ChangeFailure, useChangePlan } from './use-change-plan.ts';
import { usePlanFormat } from './use-plan-format.ts';

interface ChangeDialogProps {
  subscription: ActiveSubscription;
  /** The preselected sku. Null for none. */
  wanted: string | null;
  payUrl: string;
  onClose: () => void;
  /** The page goes away, to the bank. */
  onGone: () => void;
}

/**
 * Plan change in two steps: choose a plan, review its price. Nothing is sent before the review (SU-66, SU-67). A bank
 * confirmation redirects.
 */
export function ChangeDialog({ subscription, wanted, payUrl, onClose, onGone }: ChangeDialogProps) {
  const format = usePlanFormat();
  const onDone = useDone(onClose);
  const { revalidate } = useRevalidator();
  const { words, language } = useWords();
  const changing = useChangePlan({
    onDone,
    leave: (url) => visit(atBank(url, payUrl, language)),
    onUnderWay: () => void revalidate(),
  });
  const [sku, setSku] = useState<string | null>(wanted);
  const { products, preview, card, failure, busy, leaving, load, look, back, forget, change } = changing;
  const { changing: texts, own } = format.words.payment;
  const price = preview && formatPrice(format.locale, preview.total, preview.currency);

  // Going back in history shows the pending confirmation instead of this dialog.
  const go = useEffectEvent(onGone);
  useEffect(() => (leaving ? watchGoing(go) : undefined), [leaving]);

  const choices = products && listPlanChoices(format, products, subscription);
  // The address may name a plan that is not sold, or the viewer's own.
  const chosen = choices?.find((one) => one.sku === sku && !one.isOwn)?.sku ?? null;

  const actions = preview ? (
    <>
      {!leaving && <Button onClick={back}>{texts.back}</Button>}
      <Button variant="primary" busy={busy} onClick={change}>
        {price !== null && preview.total > 0 ? fill(texts.confirmPay, { price }) : texts.confirm}
      </Button>
    </>
  ) : (
    products && (
      <Button variant="primary" busy={busy} disabled={chosen === null} onClick={() => chosen !== null && look(chosen)}>
        {texts.go}
      </Button>
    )
  );
  return (
    <Dialog open onClose={onClose} title={preview ? texts.summary : texts.title} actions={actions}>
      {preview && <Summary preview={preview} card={subscription.payment_gateway === 'CARD' ? card : null} />}
      {!preview && choices && (
        <PlanChoiceList
          legend={texts.choose}
          name="plan"
          choices={choices.map(({ sku: value, name, price: each, isOwn }) => ({
            value,
            name,
            note: isOwn ? texts.yours : each,
            disabled: isOwn,
          }))}
          chosen={chosen}
          onChoose={(next) => {
            setSku(next);
            forget();
          }}
        />
      )}
      {!products && failure && <PartFailed title={texts.title} busy={busy} onRetry={load} />}
      {!products && !failure && <Skeleton height={304} className={styles.waiting} />}
      {products && <WhyNot failure={failure} />}
      {failure && isMendedByCard(failure.reason) && <ChangeCard label={own.updateCard} />}
      {!products && !failure && <span className={styles.hiddenText}>{words.shell.loading}</span>}
    </Dialog>
  );
}

const useDone = (onClose: () => void) => {
  const format = usePlanFormat();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const { changing } = format.words.payment;
  return ({ state }: PlanChangeResult, preview: PlanChangePreview) => {
    const plan = sayPlan(format, preview);
    const date = sayDate(format, preview.effective_at);
    if (state === 'pending') toast(changing.pending);
    else toast(preview.kind === 'reserved' ? fill(changing.reserved, { plan, date }) : fill(changing.done, { plan }), 'done');
    onClose();
    void revalidate();
  };
};

function Summary({ preview, card }: { preview: PlanChangePreview; card: NamedCard | null }) {
  const format = usePlanFormat();
  const { own } = format.words.payment;
  return (
    <>
      <p>{sayBeginning(format, preview)}</p>
      <dl className={styles.lines}>
        {listChangeLines(format, preview).map(({ label, amount, isTotal }) => (
          <div key={label} className={classes(styles.line, isTotal && styles.total)}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        {card && (
          <div className={styles.line}>
            <dt>{own.rows.method}</dt>
            <dd>{cardName(own, card)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** The message of a refusal, or advice after an outage (SU-72 to SU-76). */
function WhyNot({ failure }: { failure: ChangeFailure | null }) {
  const { words } = useWords(refusalWords);
  const format = usePlanFormat();
  if (failure?.reason === 'SUBSCRIPTIONS_CLOSED') return <FailureLine text={format.words.payment.changing.maintenance} />;
  if (failure?.reason) return <FailureLine text={refusalText(words, failure.reason)} />;
  const broken = failure?.at === 'change' ? format.words.payment.changing.failed : words.shell.outage;
  return <FailureLine text={failure && broken} help />;
}

function ChangeCard({ label }: { label: string }) {
  const changeCard = useChangeCard();
  return (
    <Button size="small" className={styles.card} onClick={() => changeCard()}>
      {label}
    </Button>
  );
}
