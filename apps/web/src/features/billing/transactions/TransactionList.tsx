import type { Transaction } from '@madang/contract/billing/billing.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatNumber } from '@madang/i18n/format.ts';
import { listAmounts, listFacts, type PaymentLine, formatAmount, formatPaymentDay, formatItem } from '@madang/i18n/receipt.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Link } from '@madang/ui/link.tsx';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { type Loaded, useLoaded } from '#app/platform/loaded.ts';
import { useAskedList } from '#app/platform/use-asked-list.ts';
import { PartFailed } from '#app/shell/PartFailed.tsx';
import { useWords } from '#app/shell/words.tsx';
import styles from './TransactionList.module.css';
import { ReceiptFile } from './ReceiptFile.tsx';
import { toCardDigits, readTransactions, type TransactionPart } from './transaction-view.ts';
import { usePaymentFormat } from './use-payment-format.ts';

/** Payments, newest first (BI-12 to BI-22). */
export function TransactionList({ transactions }: { transactions: Loaded<TransactionPart> }) {
  const { words } = usePaymentFormat();
  const { loaded, busy, retry } = useLoaded(transactions, () => readTransactions(api));
  const { title, failed } = words.payment.transactions;
  return (
    <section className={styles.section} aria-labelledby="payments">
      <h2 id="payments" className={styles.title}>
        {title}
      </h2>
      {loaded.state === 'failed' ? <PartFailed title={failed} busy={busy} onRetry={retry} /> : <Paid given={loaded.value} />}
    </section>
  );
}

function Paid({ given }: { given: TransactionPart }) {
  const { words, locale } = usePaymentFormat();
  const { items, total, state, more } = useAskedList(given, (offset) => readTransactions(api, offset));
  const { title, none, more: label, moreFailed, shown } = words.payment.transactions;
  if (items.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={title}>
        {items.map((transaction) => (
          <TransactionItem key={transaction.id} transaction={transaction} />
        ))}
      </ul>
      {state === 'failed' && <PartFailed title={moreFailed} busy={false} onRetry={more} />}
      {items.length < total && state !== 'failed' && (
        <div className={styles.more}>
          <Button variant="outline" busy={state === 'loading'} onClick={more}>
            {label}
          </Button>
          <span className={styles.shown} role="status">
            {fill(shown, { count: formatNumber(locale, items.length), total: formatNumber(locale, total) })}
          </span>
        </div>
      )}
    </>
  );
}

function TransactionItem({ transaction }: { transaction: Transaction }) {
  const paymentFormat = usePaymentFormat();
  const { language } = useWords();
  const { states, kinds, receipt, receiptOf, fileOf, openSlip } = paymentFormat.words.payment.transactions;
  const { id, state, kind, total, voucher } = transaction;
  const date = formatPaymentDay(paymentFormat, transaction);
  const amount = formatAmount(paymentFormat, transaction, total);
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          {kinds[kind]}: {formatItem(paymentFormat, transaction)}
        </h3>
        <span className={styles.date}>{date}</span>
        <span className={styles.state} data-state={state}>
          {states[state]}
        </span>
        {voucher !== null && (
          <span className={styles.receipts}>
            <a className={styles.receipt} href={voucher.url} target="_blank" rel="noreferrer">
              {openSlip}
            </a>
          </span>
        )}
        {state === 'paid' && (
          <span className={styles.receipts}>
            <Link
              href={paths.receipt(language, id)}
              className={styles.receipt}
              aria-label={fill(receiptOf, { date, total: amount })}
            >
              {receipt}
            </Link>
            <ReceiptFile transaction={transaction} className={styles.receipt} label={fill(fileOf, { date, total: amount })} />
          </span>
        )}
      </div>
      <div className={styles.details}>
        <Lines lines={listFacts(paymentFormat, transaction, toCardDigits(transaction))} className={styles.facts} />
        <Lines lines={listAmounts(paymentFormat, transaction)} className={styles.amounts} />
      </div>
    </li>
  );
}

function Lines({ lines, className }: { lines: readonly PaymentLine[]; className: string | undefined }) {
  const { words } = usePaymentFormat();
  return (
    <dl className={className}>
      {lines.map(([name, text]) => (
        <div key={name} className={styles.line} data-line={name}>
          <dt>{words.payment.transactions.lines[name]}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
