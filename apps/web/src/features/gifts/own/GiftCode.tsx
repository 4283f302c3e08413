import { shownCode } from '@madang/domain/coupons/code.ts';
import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useId, useState } from 'react';
import { copyText } from '#app/platform/clipboard.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './GiftCode.module.css';

/** The code of a gift as it is printed, to be copied and handed over. */
export function GiftCode({ code }: { code: string }) {
  const { words } = useWords(giftsWords);
  const { code: name, copy, copied, notCopied } = words.gifts;
  const [status, setStatus] = useState<string | null>(null);
  const label = useId();
  const shown = shownCode(code);
  const handleCopy = async (): Promise<void> => setStatus((await copyText(shown)) ? copied : notCopied);
  return (
    <div className={styles.box}>
      <div>
        <p id={label} className={styles.label}>
          {name}
        </p>
        <p className={styles.code} aria-labelledby={label}>
          {shown}
        </p>
      </div>
      <Button size="small" onClick={() => void handleCopy()}>
        {copy}
      </Button>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </div>
  );
}
