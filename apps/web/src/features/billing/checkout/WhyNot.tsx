import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './TermsChoice.module.css';

/** What a disabled pay button is described by. */
export const WHY_NOT = 'why-not';

/** Says below a disabled pay button what it waits for. */
export function WhyNot() {
  const { words } = useWords(checkoutWords);
  return (
    <p id={WHY_NOT} className={styles.why}>
      {words.checkout.terms.missing}
    </p>
  );
}
