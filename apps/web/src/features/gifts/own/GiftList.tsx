import { fill } from '@madang/i18n/fill.ts';
import { formatNumber } from '@madang/i18n/format.ts';
import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { type Loaded, useLoaded } from '#app/platform/loaded.ts';
import { useAskedList } from '#app/platform/use-asked-list.ts';
import { PartFailed } from '#app/shell/PartFailed.tsx';
import { useWords } from '#app/shell/words.tsx';
import { GiftBought } from './GiftBought.tsx';
import { GiftItem } from './GiftItem.tsx';
import { type GiftPart, readGifts } from './gift-list.ts';
import styles from './GiftList.module.css';

interface GiftListProps {
  gifts: Loaded<GiftPart>;
  /** The newest has just been bought. */
  isBought: boolean;
  /** More can be bought. */
  isOffered: boolean;
}

/** Gifts bought by the account, newest first, with a confirmation above one just bought. */
export function GiftList({ gifts, isBought, isOffered }: GiftListProps) {
  const { words, language } = useWords(giftsWords);
  const { loaded, busy, retry } = useLoaded(gifts, () => readGifts(api));
  const { mine, link } = words.gifts;
  const newest = loaded.state === 'loaded' ? loaded.value.items[0] : undefined;
  return (
    <>
      {isBought && newest && newest.code !== null && <GiftBought gift={newest} />}
      <section aria-labelledby="my-gifts">
        <div className={styles.top}>
          <h2 id="my-gifts" className={styles.title}>
            {mine.title}
          </h2>
          {isOffered && (
            <ButtonLink size="small" href={paths.gift(language)}>
              {link}
            </ButtonLink>
          )}
        </div>
        {loaded.state === 'failed' ? (
          <PartFailed title={mine.failed} busy={busy} onRetry={retry} />
        ) : (
          <Given key={loaded.value.total} given={loaded.value} />
        )}
      </section>
    </>
  );
}

function Given({ given }: { given: GiftPart }) {
  const { words, locale } = useWords(giftsWords);
  const { items, total, state, more, replace } = useAskedList(given, (offset) => readGifts(api, offset));
  const { title, none, more: label, moreFailed, shown } = words.gifts.mine;
  if (items.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={title}>
        {items.map((gift) => (
          <GiftItem key={gift.id} gift={gift} onChanged={replace} />
        ))}
      </ul>
      {state === 'failed' && <PartFailed title={moreFailed} busy={false} onRetry={more} />}
      {items.length < total && state !== 'failed' && (
        <div className={styles.actions}>
          <Button variant="outline" busy={state === 'loading'} onClick={more}>
            {label}
          </Button>
          <span className={styles.fact} role="status">
            {fill(shown, { count: formatNumber(locale, items.length), total: formatNumber(locale, total) })}
          </span>
        </div>
      )}
    </>
  );
}
