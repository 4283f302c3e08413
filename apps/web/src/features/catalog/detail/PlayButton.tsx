import type { Words } from '@madang/i18n/catalogues.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { Icon } from '@madang/ui/Icon.tsx';
import { ProgressBar } from '@madang/ui/ProgressBar.tsx';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './PlayButton.module.css';
import type { PlayOffer } from './play-offer.ts';

type Playing = Extract<PlayOffer, { kind: 'play' }>;
type Waiting = Extract<PlayOffer, { kind: 'wait' }>;

const inMinutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));

const labelOf = (
  { catalog: { browse }, time }: Words,
  { episode, position, duration }: Playing,
  season: number | null,
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
  return begun ? `${verb} · ${fill(time.minutesLeft, { minutes: inMinutes(duration - position) })}` : verb;
};

/** The main button; what it says is what happens (PL-14 to PL-18). */
export function PlayButton({ offer, season }: { offer: PlayOffer; season: number | null }) {
  const { words, language } = useWords();
  if (offer.kind === 'wait') return <Wait offer={offer} />;
  const watch = paths.video(language, offer.id, offer.title);
  switch (offer.policy) {
    case 'login':
      return (
        <ButtonLink variant="primary" icon="lock" href={paths.signIn(language, { callbackUrl: watch })}>
          {words.detail.signInToWatch}
        </ButtonLink>
      );
    case 'subscribe':
      return (
        <ButtonLink variant="subscribe" icon="premium" href={paths.plan(language)}>
          {words.detail.subscribeToWatch}
        </ButtonLink>
      );
    case 'allow':
      return (
        <ButtonLink variant="primary" icon="play" href={watch}>
          {labelOf(words, offer, season)}
        </ButtonLink>
      );
  }
}

/** Instead of a button, where nothing can be played yet or any more (CA-40 to CA-42). */
function Wait({ offer: { state, airs } }: { offer: Waiting }) {
  const { words, locale } = useWords();
  return (
    <p className={styles.wait}>
      <Icon name={state === 'expired' ? 'info' : 'clock'} />
      <span>
        {words.catalog.states[state]}
        {state === 'coming_soon' && ` · ${fill(words.detail.from, { date: formatDate(locale, airs) })}`}
      </span>
    </p>
  );
}

/** How far the profile has come in what the button goes on with. */
export function PlayProgress({ offer }: { offer: PlayOffer }) {
  const { words } = useWords();
  if (offer.kind !== 'play' || offer.policy !== 'allow' || offer.position === 0) return null;
  const { position, duration } = offer;
  const label = fill(words.detail.minutesWatched, { watched: inMinutes(position), total: inMinutes(duration) });
  return (
    <div className={styles.progress}>
      <ProgressBar value={position / duration} label={label} className={styles.bar} />
      <span aria-hidden="true">{label}</span>
    </div>
  );
}
