import type { ActiveSubscription, ReservedSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { type PropsWithChildren, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useLoaded } from '#app/platform/loaded.ts';
import { useAlertWhile } from '#app/shell/alerts/use-alert-while.ts';
import { PartFailed } from '#app/shell/PartFailed.tsx';
import type { NamedCard } from '#app/shell/payment-names.ts';
import { useChangeCard } from '#app/shell/use-change-card.ts';
import { useWords } from '#app/shell/words.tsx';
import { BankQuestion } from './BankQuestion.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import styles from './OwnSubscription.module.css';
import { listActions, toLabel, type OwnAction, listRows, sayDate, sayLimits, sayNext } from './own-view.ts';
import { chargedCard, lacksReserved, type OwnParts } from './read-own.ts';
import { PauseDialog } from './PauseDialog.tsx';
import { useOwnActions } from './use-own-actions.ts';
import { usePlanFormat } from './use-plan-format.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

interface OwnSubscriptionProps {
  parts: OwnParts;
  /** The sku of the plan to change to, from the address. Null for none. */
  wanted: string | null;
  /** The payer returns from the bank, which asked to confirm a plan change. */
  isBack: boolean;
  /** Where the provider's pages are. */
  payUrl: string;
}

/** The account's subscription: its state, what happens next and the available actions (SU-81). */
export function OwnSubscription({ parts, ...way }: OwnSubscriptionProps) {
  const { words } = useWords(paymentWords);
  const heading = useRef<HTMLHeadingElement>(null);
  const subscription = useLoaded(parts.subscription, api.getActiveSubscription);
  const reserved = useLoaded(parts.reserved, api.getReservedSubscription);
  const { own } = words.payment;
  return (
    <OwnSection heading={heading}>
      {subscription.loaded.state === 'failed' ? (
        <PartFailed title={own.failed} busy={subscription.busy} onRetry={subscription.retry} />
      ) : (
        <Held
          subscription={subscription.loaded.value}
          reserved={reserved.loaded.state === 'loaded' ? reserved.loaded.value : null}
          card={chargedCard(parts)}
          heading={heading}
          {...way}
        />
      )}
      <ReservedAlert
        failed={lacksReserved({ subscription: subscription.loaded, reserved: reserved.loaded })}
        busy={reserved.busy}
        onRetry={reserved.retry}
      />
    </OwnSection>
  );
}

/** For whom a partner pays: nothing is asked of us, and nothing can be done here (SU-60). */
export function PartnerSubscription() {
  const { words } = useWords(paymentWords);
  const { partner, partnerText } = words.payment.own;
  return (
    <OwnSection>
      <p className={styles.next}>{partner}</p>
      <p className={styles.quiet}>{partnerText}</p>
    </OwnSection>
  );
}

function OwnSection({ heading, children }: PropsWithChildren<{ heading?: RefObject<HTMLHeadingElement | null> }>) {
  const { words } = useWords(paymentWords);
  return (
    <section className={styles.section} aria-labelledby="my-subscription">
      <h2 id="my-subscription" ref={heading} tabIndex={-1} className={styles.title}>
        {words.payment.own.title}
      </h2>
      {children}
    </section>
  );
}

/** Alert when the reserved change failed to load. The rest of the page is right (SU-80). */
function ReservedAlert({ failed, busy, onRetry }: { failed: boolean; busy: boolean; onRetry: () => void }) {
  const { words } = useWords(paymentWords);
  const [closed, setClosed] = useState(false);
  const { reservedFailed } = words.payment.own;
  useAlertWhile(failed && !closed, () => ({
    variant: 'plain',
    title: reservedFailed,
    text: words.shell.outage,
    confirm: { kind: 'call', run: async () => setClosed(true) },
  }));
  return failed && closed ? <PartFailed title={reservedFailed} busy={busy} onRetry={onRetry} /> : null;
}

/** Actions that are never the primary button. */
const UNURGED: ReadonlySet<OwnAction> = new Set(['change', 'pause']);

interface HeldProps extends Omit<OwnSubscriptionProps, 'parts'> {
  subscription: ActiveSubscription | null;
  reserved: ReservedSubscription | null;
  /** The card that is charged, as far as it is known. */
  card: NamedCard | null;
  heading: RefObject<HTMLHeadingElement | null>;
}

function Held({ subscription, ...held }: HeldProps) {
  const { words, language } = useWords(paymentWords);
  const { none, noneText, seePlans } = words.payment.own;
  if (!subscription)
    return (
      <>
        <p className={styles.next}>{none}</p>
        <p className={styles.quiet}>{noneText}</p>
        <div className={styles.actions}>
          <ButtonLink href={paths.plan(language)} variant="primary">
            {seePlans}
          </ButtonLink>
        </div>
      </>
    );
  return <Running subscription={subscription} {...held} />;
}

function Running({
  subscription,
  reserved,
  card,
  wanted,
  isBack,
  payUrl,
  heading,
}: HeldProps & { subscription: ActiveSubscription }) {
  const format = usePlanFormat();
  const { words, language } = useWords(paymentWords, refusalWords);
  const actions = listActions({ subscription, reserved });
  const [openDialog, setOpenDialog] = useState<'change' | 'pause' | 'cancel' | 'withdraw' | null>(
    wanted !== null && actions.includes('change') ? 'change' : null,
  );
  // A change that waits came about elsewhere: the page says so.
  if (openDialog === 'change' && subscription.change_under_way !== null) setOpenDialog(null);
  const navigate = useNavigate();
  const { busy, resume, endPause, keepPlan } = useOwnActions();
  const changeCard = useChangeCard();
  const { own } = words.payment;
  const held = { subscription, reserved };

  // The button that was pressed may be gone, and as long as a dialog is there nothing beside it takes the focus.
  useEffect(() => {
    const place = heading.current;
    if (openDialog !== null) return () => place?.focus();
  }, [openDialog, heading]);
  const close = () => {
    setOpenDialog(null);
    if (wanted !== null) void navigate(paths.accountPayment(language), { replace: true, preventScrollReset: true });
  };
  const keepFocus = async (acted: Promise<boolean>) => {
    if (await acted) heading.current?.focus();
  };
  const acts: Readonly<Record<OwnAction, () => void>> = {
    updateCard: () => changeCard(),
    resume: () => void keepFocus(resume()),
    endBreak: () => void keepFocus(endPause('endBreak')),
    keepWatching: () => void keepFocus(endPause('keepWatching')),
    keepPlan: () => void keepFocus(keepPlan()),
    change: () => setOpenDialog('change'),
    pause: () => setOpenDialog('pause'),
    cancel: () => setOpenDialog('cancel'),
  };

  return (
    <>
      <BankQuestion subscription={subscription} isBack={isBack} payUrl={payUrl} onGivenUp={() => heading.current?.focus()} />
      <p className={styles.status} data-status={subscription.status}>
        {own.statuses[subscription.status]}
      </p>
      <p className={styles.next}>{sayNext(format, held)}</p>
      <dl className={styles.rows}>
        {listRows(format, held, card).map(([name, text]) => (
          <div key={name} className={styles.row}>
            <dt className={styles.name}>{own.rows[name]}</dt>
            <dd className={styles.value}>
              {text}
              {(name === 'next' || name === 'break') && <span className={styles.reserved}>{own.statuses.RESERVED}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {sayLimits(format, held, words.refusals).map((text) => (
        <p key={text} className={styles.quiet}>
          {text}
        </p>
      ))}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <Button
              key={action}
              variant={action === 'cancel' ? 'quiet' : index === 0 && !UNURGED.has(action) ? 'primary' : 'secondary'}
              busy={busy === action}
              onClick={acts[action]}
            >
              {toLabel(format, subscription, action)}
            </Button>
          ))}
        </div>
      )}
      {subscription.withdrawal && (
        <p className={styles.withdrawal}>
          {fill(words.payment.withdrawing.until, { date: sayDate(format, subscription.withdrawal.last_day) })}{' '}
          <button type="button" className={styles.withdraw} onClick={() => setOpenDialog('withdraw')}>
            {words.payment.withdrawing.link}
          </button>
        </p>
      )}
      {openDialog === 'change' && (
        <ChangeDialog
          subscription={subscription}
          wanted={wanted}
          payUrl={payUrl}
          onClose={close}
          onGone={() => setOpenDialog(null)}
        />
      )}
      {openDialog === 'withdraw' && subscription.withdrawal && (
        <WithdrawDialog withdrawal={subscription.withdrawal} currency={subscription.currency} onClose={close} />
      )}
      {openDialog === 'pause' && <PauseDialog subscription={subscription} onClose={close} />}
      {openDialog === 'cancel' && (
        <CancelDialog subscription={subscription} onClose={close} onPause={() => setOpenDialog('pause')} />
      )}
    </>
  );
}
