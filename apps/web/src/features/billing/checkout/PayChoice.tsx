import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { FieldError } from '@madang/ui/TextField.tsx';
import type { PropsWithChildren } from 'react';
import { useWords } from '#app/shell/words.tsx';
import styles from './CardChoice.module.css';
import type { PayMethod } from './to-order.ts';

interface PayChoiceProps {
  method: PayMethod;
  onChoose: (method: PayMethod) => void;
  /** Why no slip can be had, in words. */
  fault: string | null;
}

/** Card or boleto, where boletos are accepted. Card fields stay mounted while the boleto is selected. */
export function PayChoice({ method, onChoose, fault, children }: PropsWithChildren<PayChoiceProps>) {
  const { words } = useWords(checkoutWords);
  const { legend, card, boleto, note } = words.checkout.method;
  const option = (name: PayMethod, label: string) => (
    <label className={styles.option}>
      <input
        type="radio"
        name="method"
        value={name}
        checked={method === name}
        onChange={() => onChoose(name)}
        className={styles.radio}
      />
      <span className={styles.label}>{label}</span>
    </label>
  );
  return (
    <>
      <fieldset className={styles.cards}>
        <legend className={styles.legend}>{legend}</legend>
        {option('card', card)}
        {option('boleto', boleto)}
      </fieldset>
      <div hidden={method !== 'card'}>{children}</div>
      <div role="status">{method === 'boleto' && fault === null && <p className={styles.full}>{note}</p>}</div>
      <FieldError id="method-fault" error={fault ?? undefined} />
    </>
  );
}
