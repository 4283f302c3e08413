import { shownCode } from '@madang/domain/coupons/code.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Icon } from '@madang/ui/Icon.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import type { KeyboardEvent } from 'react';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './CouponField.module.css';
import type { Checkout } from './use-checkout.ts';

/** A code that takes something off: entered, then applied or refused, and removed again (CP-03, CP-04). */
export function CouponField({ checkout }: { checkout: Checkout }) {
  const { words } = useWords(checkoutWords, refusalWords);
  const reasonText = useReasonText();
  const { label, apply, remove, applied, noCookie } = words.checkout.coupon;
  const { coupon, typeCode, applyCode, dropCode } = checkout;
  const [before = '', after = ''] = applied.split('{code}');
  if (coupon.applied !== null)
    return (
      <div className={styles.applied}>
        <p role="status" className={styles.text}>
          <Icon name="check" size="small" />
          <span>
            {before}
            <span className={styles.code}>{shownCode(coupon.applied)}</span>
            {after}
          </span>
        </p>
        <Button variant="quiet" size="small" className={styles.remove} onClick={dropCode}>
          {remove}
        </Button>
      </div>
    );
  const fault = coupon.fault === null ? undefined : coupon.fault === 'NO_COOKIE' ? noCookie : reasonText(coupon.fault);
  const send = () => applyCode(coupon.typed);
  // Enter belongs to the field it is pressed in, not to the purchase.
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    send();
  };
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        name="coupon"
        value={coupon.typed}
        error={fault}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={({ target }) => typeCode(target.value)}
        onKeyDown={handleKey}
        end={
          <Button variant="quiet" size="small" className={styles.apply} busy={coupon.busy} onClick={send}>
            {apply}
          </Button>
        }
      />
    </div>
  );
}
