import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { BACK, LOCK } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { Link } from '@madang/ui/link.tsx';
import { Logo } from '@madang/ui/Logo.tsx';
import type { PropsWithChildren } from 'react';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './CheckoutFrame.module.css';

/** The sheet that a checkout is written on, with nothing around it that leads elsewhere but back (RT-97). */
export function CheckoutFrame({ children }: PropsWithChildren) {
  const { words, language } = useWords(checkoutWords);
  const { back, encrypted } = words.checkout;
  return (
    <div className={styles.sheet} data-surface="paper">
      <div className={styles.top}>
        <Link href={paths.plan(language)} className={styles.back}>
          <Icon name={BACK} />
          <span>{back}</span>
        </Link>
        <Logo version="onLight" />
        <span className={styles.encrypted}>
          <Icon name={LOCK} size="small" />
          <span>{encrypted}</span>
        </span>
      </div>
      {children}
    </div>
  );
}
