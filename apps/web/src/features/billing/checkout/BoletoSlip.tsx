import type { Voucher } from '@madang/contract/billing/billing.contract.ts';
import { readBoleto } from '@madang/domain/billing/boleto-barcode.ts';
import { BOLETO_CURRENCY } from '@madang/domain/billing/boleto.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDateTime } from '@madang/i18n/format-instant.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { type ReactNode, useId, useState } from 'react';
import { paths } from '#app/paths.ts';
import { copyText } from '#app/platform/clipboard.ts';
import { useWords } from '#app/shell/words.tsx';
import { atBank } from './at-bank.ts';
import { BoletoBarcode } from './BoletoBarcode.tsx';
import styles from './BoletoSlip.module.css';
import { CheckoutFrame } from './CheckoutFrame.tsx';

/** Slips run out at the end of a day in São Paulo, wherever they are looked at. */
const dueIn = (locale: string, instant: string): string => formatDateTime(locale, Date.parse(instant), 'America/Sao_Paulo');

interface BoletoSlipProps {
  voucher: Voucher;
  payUrl: string;
  /** The way to paying otherwise. */
  other: ReactNode;
}

/** A slip that is to be paid: how much, its barcode and digits, until when, and what happens then (BI-39). */
export function BoletoSlip({ voucher: { number, url, file_url: file, expires_at: expires }, payUrl, other }: BoletoSlipProps) {
  const { words, language, locale } = useWords(checkoutWords);
  const { title, text, amount, barcode, digits, copy, copied, notCopied, due, file: download, open, later } = words.checkout.slip;
  const [copyStatus, setCopyStatus] = useState<string | null>(null);
  const label = useId();
  const read = readBoleto(number);
  const handleCopy = async (): Promise<void> => {
    setCopyStatus((await copyText(number.replace(/\D/g, ''))) ? copied : notCopied);
  };
  return (
    <CheckoutFrame>
      <section className={styles.slip}>
        <h1 className={styles.title}>{title}</h1>
        <p>{text}</p>
        {read && (
          <dl className={styles.amount}>
            <dt className={styles.label}>{amount}</dt>
            <dd>{formatPrice(locale, read.amount, BOLETO_CURRENCY)}</dd>
          </dl>
        )}
        <p className={styles.due}>{fill(due, { date: dueIn(locale, expires) })}</p>
        <div className={styles.box}>
          {read && <BoletoBarcode digits={read.barcode} label={barcode} />}
          <p id={label} className={styles.label}>
            {digits}
          </p>
          <p className={styles.number} aria-labelledby={label}>
            {number}
          </p>
        </div>
        <div className={styles.ways}>
          <Button variant="primary" onClick={() => void handleCopy()}>
            {copy}
          </Button>
          <a className={styles.open} href={`${file}?language=${language}`} download>
            {download}
          </a>
          <a className={styles.open} href={atBank(url, payUrl, language)} target="_blank" rel="noreferrer">
            {open}
          </a>
        </div>
        <p role="status" className={styles.status}>
          {copyStatus}
        </p>
        <p className={styles.note}>{later}</p>
        <div className={styles.ways}>
          {other}
          <ButtonLink variant="quiet" href={paths.home(language)}>
            {words.shell.goHome}
          </ButtonLink>
        </div>
      </section>
    </CheckoutFrame>
  );
}
