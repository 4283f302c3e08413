import type { Transaction } from '@madang/contract/billing/billing.contract.ts';
import { toReceipt } from '@madang/i18n/receipt.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { BACK } from '@madang/ui/further-icons.ts';
import { Logo } from '@madang/ui/Logo.tsx';
import { paths } from '#app/paths.ts';
import { printPage } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './Receipt.module.css';
import { ReceiptFile } from './ReceiptFile.tsx';
import { toCardDigits } from './transaction-view.ts';
import { usePaymentFormat } from './use-payment-format.ts';

interface ReceiptProps {
  transaction: Transaction;
  /** Payer, line by line: name, address if stored, tax number. */
  payer: readonly string[];
}

/** One payment on one sheet of paper: what was bought, what was paid for it, and with what. */
export function Receipt({ transaction, payer }: ReceiptProps) {
  const paymentFormat = usePaymentFormat();
  const { language } = useWords();
  const { back, print } = paymentFormat.words.payment.receipt;
  const sheet = toReceipt(paymentFormat, transaction, { card: toCardDigits(transaction), payer });
  return (
    <div className={styles.page} data-surface="paper">
      <div className={styles.tools}>
        <ButtonLink href={paths.accountPayment(language)} icon={BACK} variant="quiet">
          {back}
        </ButtonLink>
        <span className={styles.ways}>
          <ReceiptFile transaction={transaction} className={styles.file} />
          <Button variant="primary" onClick={printPage}>
            {print}
          </Button>
        </span>
      </div>
      <article className={styles.sheet}>
        <header className={styles.head}>
          <Logo version="mark" height={32} />
          <h1 className={styles.title}>{sheet.title}</h1>
        </header>
        <div className={styles.parties}>
          <Party title={sheet.from} lines={sheet.seller} />
          <Party title={sheet.to} lines={sheet.payer} />
        </div>
        <dl className={styles.facts}>
          {sheet.facts.map(({ name, label, text }) => (
            <div key={name} className={styles.fact}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <dl className={styles.amounts}>
          {sheet.amounts.map(({ name, label, text }) => (
            <div key={name} className={styles.amount} data-line={name}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.paid}>{sheet.paid}</p>
      </article>
    </div>
  );
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h2 className={styles.party}>{title}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
