import type { Gift } from '@madang/contract/gifts/gifts.contract.ts';
import { fill, plural } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTimeZone } from '#app/platform/clock.ts';
import { useWords } from '#app/shell/words.tsx';
import { toSending } from './gift-list.ts';
import { GiftCode } from './GiftCode.tsx';
import styles from './GiftList.module.css';
import { SendingForm } from './SendingForm.tsx';

/** Status line of a gift: where its mail went or goes, and when it was redeemed. */
const useStory = () => {
  const { words, locale } = useWords(giftsWords);
  const timeZone = useTimeZone();
  const { mailedTo, mailsTo, byHand, undelivered, redeemedOn, unpaidText, boughtOn } = words.gifts.mine;
  const day = (instant: string) => formatDate(locale, Date.parse(instant), 'long', timeZone);
  return ({ state, recipient_email: email, deliver_at, redeemed_at, bought_at }: Gift): readonly string[] => {
    const bought = fill(boughtOn, { date: day(bought_at) });
    if (state === 'unpaid') return [bought, unpaidText];
    if (redeemed_at !== null) return [bought, fill(redeemedOn, { date: day(redeemed_at) })];
    if (state === 'refunded') return [bought];
    if (email === null || deliver_at === null) return [bought, byHand];
    if (state === 'undelivered') return [bought, fill(undelivered, { email })];
    return [bought, fill(state === 'scheduled' ? mailsTo : mailedTo, { email, date: day(deliver_at) })];
  };
};

/** A gift that was bought: for whom, how it stands, its code, and the way to mail it again. */
export function GiftItem({ gift, onChanged }: { gift: Gift; onChanged: (gift: Gift) => void }) {
  const { words, locale } = useWords(giftsWords);
  const story = useStory();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const isBack = useRef(false);
  // The form that had the focus is gone.
  useEffect(() => {
    if (isOpen || !isBack.current) return;
    isBack.current = false;
    opener.current?.focus();
  }, [isOpen]);
  const { present, months, mine, again } = words.gifts;
  const { plan, state, code, recipient_name: name } = gift;
  const title = fill(mine.named, { present: fill(present, { plan, length: plural(locale, months, gift.months) }), name });
  const sending = toSending(gift);

  const handleDone = (changed: Gift | null) => {
    setIsOpen(false);
    if (changed) onChanged(changed);
    isBack.current = true;
  };
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <h3 className={styles.name}>{title}</h3>
        <span className={styles.state} data-state={state}>
          {mine.states[state]}
        </span>
      </div>
      {story(gift).map((text) => (
        <p key={text} className={styles.fact}>
          {text}
        </p>
      ))}
      {gift.message !== '' && <blockquote className={styles.message}>{gift.message}</blockquote>}
      {code !== null && <GiftCode code={code} />}
      {isOpen && sending !== null ? (
        <SendingForm gift={gift} isChange={sending === 'change'} onDone={handleDone} />
      ) : (
        sending !== null && (
          <div className={styles.actions}>
            <Button
              ref={opener}
              size="small"
              variant="outline"
              aria-label={fill(again[`${sending}Of`], { gift: title })}
              onClick={() => setIsOpen(true)}
            >
              {again[sending]}
            </Button>
          </div>
        )
      )}
    </li>
  );
}
