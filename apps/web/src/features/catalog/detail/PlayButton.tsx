import { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import type { DetailType } from '@madang/domain/catalog/vocabulary.ts';
import type { Words, WordsWith } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';
import { detailWords } from '@madang/i18n/parts/detail.ts';
import { formatDate, formatDuration, formatPercent, formatTimeLeft } from '@madang/i18n/format.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { CLOCK, LOCK } from '@madang/ui/further-icons.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { ProgressBar } from '@madang/ui/ProgressBar.tsx';
import { paths, watchPath } from '#app/paths.ts';
import { useIsPaused } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './PlayButton.module.css';
import type { PlayOffer } from './play-offer.ts';

type Playing = Extract<PlayOffer, { kind: 'play' }>;
type Waiting = Extract<PlayOffer, { kind: 'wait' }>;

/** Whole minutes say nothing about how much of a shorter film was watched. */
const TOLD_IN_MINUTES_FROM = 120;

const labelOf = (
  { catalog: { browse }, time }: Words,
  { episode, position, duration }: Playing,
  season: number | null,
  locale: string,
): string => {
  const begun = position > 0;
  const place = episode === null ? null : fill(browse.seasonEpisode, { season: season ?? 1, episode });
  const verb = begun
    ? place === null
      ? browse.resume
      : fill(browse.resumeEpisode, { episode: place })
    : place === null
      ? browse.play
      : fill(browse.playEpisode, { episode: place });
  return begun ? `${verb} · ${formatTimeLeft(locale, time, duration - position)}` : verb;
};

const readLabelOf = (
  { catalog: { browse }, webtoons }: WordsWith<[typeof webtoonWords]>,
  { episode, position }: Playing,
): string => fill(position > 0 ? webtoons.goOn : webtoons.read, { episode: fill(browse.episode, { episode: episode ?? 1 }) });

interface PlayButtonProps {
  offer: PlayOffer;
  season: number | null;
  detailType: DetailType;
}

/** The main button. Its label says what it does (PL-14 to PL-18). */
export function PlayButton({ offer, season, detailType }: PlayButtonProps) {
  const { words, language, locale } = useWords(detailWords, webtoonWords);
  const isPaused = useIsPaused();
  if (offer.kind === 'wait') return <Wait offer={offer} />;
  const isRead = detailType === 'webtoon';
  const watch = watchPath(language, { id: offer.id, detailType }, offer.title);
  switch (offer.policy) {
    case 'login':
      return (
        <ButtonLink variant="primary" icon={LOCK} href={paths.signIn(language, { callbackUrl: watch })}>
          {isRead ? words.webtoons.signInToRead : words.detail.signInToWatch}
        </ButtonLink>
      );
    case 'subscribe':
      if (isPaused)
        return (
          <ButtonLink variant="primary" icon="premium" href={paths.accountPayment(language)}>
            {isRead ? words.webtoons.resumeToRead : words.detail.resumeToWatch}
          </ButtonLink>
        );
      return (
        <ButtonLink variant="subscribe" icon="premium" href={paths.plan(language)}>
          {isRead ? words.webtoons.subscribeToRead : words.detail.subscribeToWatch}
        </ButtonLink>
      );
    case 'allow':
      return (
        <ButtonLink variant="primary" icon={isRead ? 'webtoon' : 'play'} href={watch}>
          {isRead ? readLabelOf(words, offer) : labelOf(words, offer, season, locale)}
        </ButtonLink>
      );
  }
}

/** Instead of a button, where nothing can be played yet or any more (CA-40 to CA-42). */
function Wait({ offer: { state, airs } }: { offer: Waiting }) {
  const { words, locale } = useWords(detailWords, webtoonWords);
  return (
    <p className={styles.wait}>
      <Icon name={state === 'expired' ? 'info' : CLOCK} />
      <span>
        {words.catalog.states[state]}
        {state === 'coming_soon' && (
          <>
            {' · '}
            <span className={styles.when}>{fill(words.detail.from, { date: formatDate(locale, airs) })}</span>
          </>
        )}
      </span>
    </p>
  );
}

/** How far the profile has come in what the button goes on with. */
export function PlayProgress({ offer, detailType }: Pick<PlayButtonProps, 'offer' | 'detailType'>) {
  const { words, locale } = useWords(detailWords, webtoonWords);
  if (offer.kind !== 'play' || offer.policy !== 'allow' || offer.position === 0) return null;
  const { position, duration } = offer;
  const percent = formatPercent(locale, position / duration);
  const label =
    detailType === 'webtoon'
      ? fill(words.watchHistory.percentRead, { percent })
      : duration < TOLD_IN_MINUTES_FROM
        ? fill(words.watchHistory.watched, { percent })
        : fill(words.detail.durationWatched, {
            watched: formatDuration(words.time, position),
            total: formatDuration(words.time, duration),
          });
  return (
    <div className={styles.progress}>
      <ProgressBar value={position / duration} label={label} className={styles.bar} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
