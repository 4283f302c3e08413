import { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { Link } from '@madang/ui/link.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import { AccessActions, type NoAccess, choosePrompt, promptWords } from '#app/features/playback/index.ts';
import { paths } from '#app/paths.ts';
import { stillSource } from '#app/pictures.ts';
import { useIsPaused } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './EpisodeEnd.module.css';
import type { EpisodeLink, ReadView, StripView } from './read-view.ts';
import { findEnd } from './reading-place.ts';

/** State of the next episode: not requested, loading, appended, or refused. */
export type Following = 'idle' | 'loading' | 'there' | NoAccess;

interface EpisodeEndProps {
  strip: StripView;
  webtoon: ReadView['webtoon'];
  following: Following;
  onRetry: () => void;
}

/** After the last panel: what comes next, or what it takes to read on. It keeps its height whatever it says. */
export function EpisodeEnd({ strip, webtoon, following, onRetry }: EpisodeEndProps) {
  const { words, language } = useWords(webtoonWords);
  const { reader } = words.webtoons;
  const { next } = strip;
  return (
    <div className={styles.end} data-box={findEnd(strip.id)}>
      <p className={styles.line}>{fill(reader.end, { number: strip.number ?? 1 })}</p>
      {next ? (
        <Next {...{ next, webtoon, following, onRetry }} />
      ) : (
        <>
          <p className={styles.text}>{webtoon.finished ? reader.lastFinished : reader.lastOngoing}</p>
          <ButtonLink href={paths.webtoon(language, webtoon.id, webtoon.title)}>{reader.allEpisodes}</ButtonLink>
        </>
      )}
    </div>
  );
}

function Next({ next, webtoon, following, onRetry }: Omit<EpisodeEndProps, 'strip'> & { next: EpisodeLink }) {
  const { words, language, locale } = useWords(webtoonWords);
  const { reader } = words.webtoons;
  const title = fill(words.webtoons.episodeTitle, { number: next.number ?? 1, title: next.title });
  if (next.state !== 'ready')
    return (
      <>
        <p className={styles.text}>
          {next.state === 'coming_soon'
            ? `${reader.upNext} · ${fill(reader.comesOn, { date: formatDate(locale, next.airs) })}`
            : words.catalog.states[next.state]}
        </p>
        <ButtonLink href={paths.webtoon(language, webtoon.id, webtoon.title)}>{reader.allEpisodes}</ButtonLink>
      </>
    );
  if (typeof following === 'object') return <Refused {...{ next, webtoon, refused: following, onRetry }} />;
  return (
    <Link href={paths.read(language, next.id, next.title, { from: 'auto-next' })} className={styles.next}>
      <Picture alt="" sizes="160px" className={styles.still} {...stillSource(next.image)} />
      <span className={styles.names}>
        <span className={styles.small} role="status">
          {following === 'loading' ? reader.loadingNext : reader.upNext}
        </span>
        <span className={styles.title}>{title}</span>
      </span>
    </Link>
  );
}

function Refused({
  next,
  webtoon,
  refused,
  onRetry,
}: Pick<EpisodeEndProps, 'webtoon' | 'onRetry'> & { next: EpisodeLink; refused: NoAccess }) {
  const { words, language, locale } = useWords(webtoonWords);
  const { prompts, reader, toWebtoon } = words.webtoons;
  const paused = useIsPaused();
  const prompt = choosePrompt(refused, { following: true, range: next.range, paused });
  const { title, text } = promptWords(prompts, prompt);
  if (refused.kind === 'outage')
    return (
      <div role="status" className={styles.status}>
        <p className={styles.text}>{reader.nextFailed}</p>
        <Button variant="primary" onClick={onRetry}>
          {reader.tryAgain}
        </Button>
      </div>
    );
  return (
    <div role="status" className={styles.status}>
      <h2 className={styles.question}>{title}</h2>
      <p className={styles.text}>{fill<string>(text, { date: formatDate(locale, next.airs) })}</p>
      <AccessActions
        prompt={prompt}
        here={paths.read(language, next.id, next.title)}
        work={{ href: paths.webtoon(language, webtoon.id, webtoon.title), words: toWebtoon }}
        onRetry={onRetry}
      />
    </div>
  );
}
