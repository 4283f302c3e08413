import { fill } from '@madang/i18n/fill.ts';
import { formatDate, formatPercent, formatTimeLeft } from '@madang/i18n/format.ts';
import { Button } from '@madang/ui/Button.tsx';
import { TRASH } from '@madang/ui/further-icons.ts';
import { IconButton } from '@madang/ui/IconButton.tsx';
import { Link } from '@madang/ui/link.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import { ProgressBar } from '@madang/ui/ProgressBar.tsx';
import { paths, watchPath } from '#app/paths.ts';
import { stillSource } from '#app/pictures.ts';
import { api } from '#app/platform/api.ts';
import { useTimeZone } from '#app/platform/clock.ts';
import { useGrowingList } from '#app/platform/use-growing-list.ts';
import { EmptyList } from '#app/shell/EmptyList.tsx';
import { ListEnd } from '#app/shell/ListEnd.tsx';
import { useWords } from '#app/shell/words.tsx';
import { episodeLabel } from './episode-label.ts';
import { HISTORY_PAGE, type HistoryView, readHistory } from './history-view.ts';
import styles from './HistoryList.module.css';
import { recordOrigin } from './use-origin.ts';
import { useRemoval } from './use-removal.ts';
import { watchSecondsLeft, shareWatched } from './watching-view.ts';

interface HistoryListProps {
  history: { readonly items: readonly HistoryView[]; readonly total: number; readonly offset: number };
}

/** Watch history, newest first. Each removal, also of everything, leaves a row with undo. */
export function HistoryList({ history }: HistoryListProps) {
  const { words, language } = useWords();
  const { removed, cleared, remove, restore, clear } = useRemoval();
  const list = useGrowingList(history, (offset) => readHistory(api, language, offset), removed.size);
  if (list.total === 0 || cleared) return <EmptyList scene="empty" texts={words.watchHistory.none} focused={cleared} />;
  return (
    <>
      <div className={styles.bar}>
        <Button size="small" variant="quiet" icon={TRASH} onClick={clear}>
          {words.watchHistory.clear}
        </Button>
      </div>
      <ul className={styles.list}>
        {list.items.map((item) => (
          <li key={item.id} className={styles.item}>
            {removed.has(item.id) ? (
              <div className={styles.removed} role="status">
                <p>{fill(words.watchHistory.removed, { title: item.title })}</p>
                <Button size="small" variant="outline" autoFocus onClick={() => restore(item)}>
                  {words.watchHistory.undo}
                </Button>
              </div>
            ) : (
              <HistoryItem item={item} onRemove={() => remove(item)} />
            )}
          </li>
        ))}
      </ul>
      <ListEnd
        list={list}
        shown={list.items.length}
        total={list.total}
        href={paths.history(language, { page: String(Math.floor(list.reached / HISTORY_PAGE) + 1) })}
      />
    </>
  );
}

function HistoryItem({ item, onRemove }: { item: HistoryView; onRemove: () => void }) {
  const { words, language, locale } = useWords();
  const timeZone = useTimeZone();
  const { watched, watchedOn, finished, removeFromHistory } = words.watchHistory;
  const share = item.finished ? 1 : shareWatched(item);
  const isRead = item.detailType === 'webtoon';
  const done = fill(isRead ? words.watchHistory.percentRead : watched, { percent: formatPercent(locale, share) });
  const left = isRead ? done : formatTimeLeft(locale, words.time, watchSecondsLeft(item));
  const state = item.finished && !isRead ? finished : left;
  const episode = episodeLabel(words, { season: null, episode: item.episode });
  return (
    <>
      <Link
        href={watchPath(language, item, item.title)}
        className={styles.link}
        onClick={() => recordOrigin({ collection: 'history', titleId: item.id })}
      >
        <div className={styles.frame}>
          <Picture alt="" sizes="(min-width: 768px) 200px, 38vw" className={styles.picture} {...stillSource(item.image)} />
          <ProgressBar className={styles.progress} value={share} label={done} />
        </div>
        <div className={styles.text}>
          <h3 className={styles.title}>{item.title}</h3>
          <p className={styles.meta}>{[episode, state].filter((part) => part !== null).join(' · ')}</p>
          <p className={styles.meta}>{fill(watchedOn, { date: formatDate(locale, item.watchedAt, 'medium', timeZone) })}</p>
        </div>
      </Link>
      <IconButton
        icon={TRASH}
        label={fill(removeFromHistory, { title: item.title })}
        className={styles.remove}
        onClick={onRemove}
      />
    </>
  );
}
