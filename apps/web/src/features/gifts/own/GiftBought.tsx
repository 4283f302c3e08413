import type { Gift } from '@madang/contract/gifts/gifts.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { useTimeZone } from '#app/platform/clock.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './GiftBought.module.css';
import { GiftCode } from './GiftCode.tsx';

/** Confirmation of a gift just bought: its delivery, and the code to hand over instead. */
export function GiftBought({ gift }: { gift: Gift }) {
  const { words, locale } = useWords(giftsWords);
  const { bought, mine } = words.gifts;
  const { mailed, mailedText, later, laterText, byHand, byHandText } = bought;
  const timeZone = useTimeZone();
  const { recipient_email: email, recipient_name: name, deliver_at: at, state, code } = gift;
  const date = at === null ? '' : formatDate(locale, Date.parse(at), 'long', timeZone);
  const [title, text] =
    email === null
      ? [byHand, fill(byHandText, { name })]
      : state === 'undelivered'
        ? [byHand, fill(mine.undelivered, { email })]
        : state === 'scheduled'
          ? [fill(later, { date }), fill(laterText, { email, name })]
          : [mailed, fill(mailedText, { email, name })];
  return (
    <section className={styles.bought} aria-labelledby="gift-bought">
      <span className={styles.sign}>
        <Icon name="check" />
      </span>
      <h2 id="gift-bought" data-first="true" tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text} role="status">
        {text}
      </p>
      {code !== null && <GiftCode code={code} />}
    </section>
  );
}
