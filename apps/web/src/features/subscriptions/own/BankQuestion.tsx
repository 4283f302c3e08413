import type { ActiveSubscription, ChangeUnderWay } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { classes } from '@madang/ui/classes.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { type ReactNode, useState } from 'react';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useCall } from '#app/platform/use-call.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { useChangeCard } from '#app/shell/use-change-card.ts';
import { useWords } from '#app/shell/words.tsx';
import { atBank, type Pending, usePending } from '../../billing/index.ts';
import styles from './BankQuestion.module.css';
import { sayPlan } from './own-view.ts';
import { type BankAnswer, useBankAnswer } from './use-bank-answer.ts';
import { usePlanFormat } from './use-plan-format.ts';

interface BankQuestionProps {
  subscription: ActiveSubscription;
  /** The payer returns from the bank. */
  isBack: boolean;
  payUrl: string;
  /** The pressed button is gone. */
  onGivenUp: () => void;
}

/**
 * A plan change that needs the payer's confirmation at the bank: link to the bank, a way to give up, then the outcome.
 */
export function BankQuestion({ subscription, isBack, payUrl, onGivenUp }: BankQuestionProps) {
  const { answer, waiting, isAsked, settle, leave } = useBankAnswer(subscription.change_under_way, isBack);
  return (
    <div role="status">
      {isAsked ? (
        <Question
          key={waiting?.transaction_id ?? ''}
          waiting={waiting}
          isBack={isBack}
          payUrl={payUrl}
          onAnswer={settle}
          onGivenUp={onGivenUp}
          onOther={leave}
        />
      ) : (
        answer && <Answer answer={answer} subscription={subscription} />
      )}
    </div>
  );
}

interface QuestionProps extends Pick<BankQuestionProps, 'isBack' | 'payUrl' | 'onGivenUp'> {
  waiting: ChangeUnderWay | null;
  onAnswer: ReturnType<typeof useBankAnswer>['settle'];
  onOther: () => void;
}

function Question({ waiting, isBack, payUrl, onAnswer, onGivenUp, onOther }: QuestionProps) {
  const format = usePlanFormat();
  const { language } = useWords();
  const apologize = useApology();
  const { busy, run } = useCall();
  // A returning payer has most likely confirmed: the server is asked before the question is shown again.
  const [begun] = useState((): Pending | null => (isBack || waiting === null ? null : { ...waiting, voucher: null }));
  const pending = usePending(begun, {
    kind: 'change',
    onSettled: (succeeded, followed) => onAnswer(succeeded ? 'paid' : 'declined', followed),
    onOther,
  });
  const texts = format.words.payment.changing.bank;
  /** Resolves to whether the question is over. */
  const giveUp = async () => {
    const left = await api.cancelPurchase();
    // Otherwise the next poll shows whether it was settled before, or is still pending.
    if (left?.state !== 'paid' && left?.state !== 'declined') return false;
    onAnswer(left.state === 'paid' ? 'paid' : 'given_up', left);
    onGivenUp();
    return true;
  };
  // The page knows every change that waits: this is something else.
  if (waiting === null && pending !== null) return null;
  const url = pending?.state === 'action_needed' ? pending.action_url : null;
  if (url === null || waiting === null) return <Panel tone="info" title={texts.checks} text={texts.checksText} />;
  return (
    <Panel tone="asks" title={texts.asks} text={fill(texts.asksText, { plan: sayPlan(format, waiting) })}>
      <ButtonLink variant="primary" href={atBank(url, payUrl, language)}>
        {texts.go}
      </ButtonLink>
      <Button busy={busy} onClick={() => void run(giveUp, { onFailure: apologize, staysBusy: (isOver) => isOver })}>
        {texts.giveUp}
      </Button>
    </Panel>
  );
}

function Answer({ answer: { state, plan, sku }, subscription }: { answer: BankAnswer; subscription: ActiveSubscription }) {
  const format = usePlanFormat();
  const { language } = useWords();
  const changeCard = useChangeCard();
  const { bank, done } = format.words.payment.changing;
  if (state === 'paid') return <Panel tone="done" text={fill(done, { plan: sayPlan(format, plan ?? subscription) })} />;
  if (state === 'given_up') return <Panel tone="info" text={bank.givenUp} />;
  return (
    <Panel tone="asks" title={bank.declined} text={bank.declinedText}>
      {/* From there the choice is taken up again. */}
      <Button variant="primary" onClick={() => changeCard(paths.accountPayment(language, { plan: sku ?? undefined }))}>
        {bank.otherCard}
      </Button>
    </Panel>
  );
}

/** Icon by tone: a question, a success, or information. */
const SIGNS = { asks: 'alert', done: 'check', info: 'info' } as const;

interface PanelProps {
  tone: keyof typeof SIGNS;
  title?: string;
  text: string;
  children?: ReactNode;
}

function Panel({ tone, title, text, children }: PanelProps) {
  return (
    <div className={styles.panel}>
      <span className={classes(styles.sign, styles[tone])}>
        <Icon name={SIGNS[tone]} />
      </span>
      <div className={styles.words}>
        {title && <h3 className={styles.title}>{title}</h3>}
        <p className={styles.text}>{text}</p>
      </div>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
