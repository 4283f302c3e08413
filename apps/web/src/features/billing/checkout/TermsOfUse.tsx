import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { Checkbox } from '@madang/ui/Checkbox.tsx';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './TermsOfUse.module.css';

interface TermsOfUseProps {
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** The terms of use are agreed to, and read in a tab of their own: nothing that was entered is lost. */
export function TermsOfUse({ agreed, onAgree }: TermsOfUseProps) {
  const { words, language } = useWords(checkoutWords);
  const { use, read } = words.checkout.terms;
  return (
    <>
      <Checkbox label={use} required checked={agreed} onChange={({ target }) => onAgree(target.checked)} />
      <a href={paths.legal(language, 'terms')} target="_blank" rel="noreferrer" className={styles.read}>
        {read}
      </a>
    </>
  );
}
