import type { Transaction } from '@madang/contract/billing/billing.contract.ts';
import type { MouseEvent } from 'react';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { visit } from '#app/platform/window.ts';
import { useApology } from '#app/shell/use-apology.ts';
import { usePaymentFormat } from './use-payment-format.ts';
import { useWords } from '#app/shell/words.tsx';

interface ReceiptFileProps {
  transaction: Transaction;
  className: string | undefined;
  /** What the link is called where there are several. */
  label?: string;
}

/** The receipt as a file: a link, which works without scripts for as long as the page is fresh. */
export function ReceiptFile({ transaction: { id, receipt_url: url }, className, label }: ReceiptFileProps) {
  const { words, timeZone } = usePaymentFormat();
  const { language } = useWords();
  const apologize = useApology();
  if (url === null) return null;
  const href = `${url}?${new URLSearchParams({ language, time_zone: timeZone }).toString()}`;
  const handleClick = async (event: MouseEvent) => {
    event.preventDefault();
    // The browser downloads the file with its cookie, which this call refreshes.
    await api.getTransaction({ id }).then(() => visit(href), onCallFailed(apologize));
  };
  return (
    <a href={href} download className={className} aria-label={label} onClick={(event) => void handleClick(event)}>
      {words.payment.receipt.file}
    </a>
  );
}
