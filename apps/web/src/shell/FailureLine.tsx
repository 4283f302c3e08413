import { Icon } from '@madang/ui/Icon.tsx';
import { Link } from '@madang/ui/link.tsx';
import { paths } from '../paths.ts';
import styles from './PartFailed.module.css';
import { useWords } from './words.tsx';

/** Within a dialog, over which no toast is seen: why something was not done, and where there is help if that is needed. */
export function FailureLine({ text, help = false }: { text: string | null; help?: boolean }) {
  const { words, language } = useWords();
  return (
    <div role="alert">
      {text !== null && (
        <p className={styles.line}>
          <Icon name="alert" size="small" />
          <span>
            {text}{' '}
            {help && (
              <Link href={paths.help(language)} className={styles.link}>
                {words.shell.helpCenter}
              </Link>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
