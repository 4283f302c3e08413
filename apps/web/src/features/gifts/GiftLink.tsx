import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { Link } from '@madang/ui/link.tsx';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './GiftLink.module.css';

/** Text link to buying a gift, and to the given gifts of a viewer who has some. */
export function GiftLink({ isOffered, hasGifts = false }: { isOffered: boolean; hasGifts?: boolean }) {
  const { words, language } = useWords(giftsWords);
  const { link, linkText, mine } = words.gifts;
  if (!isOffered && !hasGifts) return null;
  return (
    <div className={styles.line}>
      {isOffered && (
        <p>
          <Link href={paths.gift(language)} className={styles.link}>
            {link}
            <Icon name="chevron-right" size="small" />
          </Link>
          <span className={styles.text}>{linkText}</span>
        </p>
      )}
      {hasGifts && (
        <p>
          <Link href={paths.gifts(language)} className={styles.link}>
            {mine.title}
            <Icon name="chevron-right" size="small" />
          </Link>
        </p>
      )}
    </div>
  );
}
