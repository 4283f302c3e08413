import type { Transaction } from '@madang/contract/billing/billing.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { BACK } from '@madang/ui/further-icons.ts';
import { Logo } from '@madang/ui/Logo.tsx';
import { paths } from '#app/paths.ts';
import { printPage } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './Receipt.module.css';
import { amountsOf, factsOf, sayDay, sayItem, sayMethod } from './transaction-view.ts';
import { usePaymentSpeech } from './use-payment-speech.ts';

interface ReceiptProps {
  transaction: Transaction;
  /** Who paid, line by line: a name, an address where one is kept, a tax number. */
  payer: readonly string[];
}

/** One payment on one sheet of paper: what was bought, what was paid for it, and with what. */
export function Receipt({ transaction, payer }: ReceiptProps) {
  const speech = usePaymentSpeech();
  const { language } = useWords();
  const { receipt, transactions } = speech.words.payment;
  const { number, total } = transaction;
  const date = sayDay(speech, transaction);
  const lines = [
    ['date', date] as const,
    ['item', sayItem(speech, transaction)] as const,
    ...factsOf(speech, transaction).filter(([name]) => name !== 'method' && name !== 'number'),
  ];
  return (
    <div className={styles.page} data-surface="paper">
      <div className={styles.tools}>
        <ButtonLink href={paths.accountPayment(language)} icon={BACK} variant="quiet">
          {receipt.back}
        </ButtonLink>
        <Button variant="primary" onClick={printPage}>
          {receipt.print}
        </Button>
      </div>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <Logo version="mark" height={32} />
          <h1 className={styles.title}>{number === null ? receipt.title : fill(receipt.numbered, { number })}</h1>
        </header>
        <div className={styles.parties}>
          <div>
            <h2 className={styles.party}>{receipt.from}</h2>
            <p>Madang</p>
          </div>
          <div>
            <h2 className={styles.party}>{receipt.to}</h2>
            {payer.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        </div>
        <dl className={styles.facts}>
          {lines.map(([name, text]) => (
            <div key={name} className={styles.fact}>
              <dt>{transactions.lines[name]}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.amounts}>
          {amountsOf(speech, transaction).map(([name, text]) => (
            <div key={name} className={styles.amount} data-line={name}>
              <dt>{transactions.lines[name]}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.paid}>
          {total === 0 ? fill(receipt.paidPlain, { date }) : fill(receipt.paid, { date, method: sayMethod(speech, transaction) })}
        </p>
      </article>
    </div>
  );
}
