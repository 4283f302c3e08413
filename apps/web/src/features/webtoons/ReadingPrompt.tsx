import { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import { playbackWords } from '@madang/i18n/parts/playback.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { Icon } from '@madang/ui/Icon.tsx';
import type { IconName } from '@madang/ui/icons.ts';
import { Picture } from '@madang/ui/Picture.tsx';
import { BackLink } from '#app/features/catalog/index.ts';
import { paths } from '#app/paths.ts';
import { heroOf } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import { promptOf, type ReadingPromptName } from './prompt-of.ts';
import type { NoStrip, ReadView } from './read-view.ts';
import styles from './ReadingPrompt.module.css';

const ICONS: Readonly<Record<ReadingPromptName, IconName>> = {
  SIGN_IN_NEEDED: 'lock',
  SUBSCRIBER_SIGN_IN_NEEDED: 'lock',
  NEXT_EPISODE: 'lock',
  SUBSCRIPTION_NEEDED: 'premium',
  CONTENT_PREPARING: 'pencil',
  CONTENT_COMING_SOON: 'clock',
  CONTENT_EXPIRED: 'info',
  CONTENT_NOT_IN_COUNTRY: 'globe',
  RATED_ABOVE_PROFILE: 'lock',
  OUTAGE: 'alert',
};

interface ReadingPromptProps {
  read: ReadView;
  refused: NoStrip;
  onRetry: () => void;
}

/** In place of the strip: what it would take, or why it is not read (WT-10, WT-14). */
export function ReadingPrompt({ read, refused, onRetry }: ReadingPromptProps) {
  const { words, locale } = useWords(webtoonWords, playbackWords);
  const { webtoon } = read;
  const prompt = promptOf(refused, read);
  const { title, text } = words.webtoons.prompts[prompt];
  const episode = fill(words.webtoons.episode, { number: read.number ?? 1 });
  const country = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(read.country) ?? read.country;
  return (
    <section className={styles.prompt}>
      <Picture alt="" sizes="100vw" priority className={styles.art} {...heroOf(webtoon.image)} />
      <BackLink />
      <div className={styles.words}>
        <Icon name={ICONS[prompt]} className={styles.sign} />
        <p className={styles.work}>{`${webtoon.title} · ${episode}`}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{fill<string>(text, { date: formatDate(locale, read.airs), country })}</p>
        <PromptActions prompt={prompt} episode={read} webtoon={webtoon} onRetry={onRetry} />
        {refused.kind === 'outage' && <p className={styles.code}>{fill(words.playback.actions.code, { code: refused.code })}</p>}
      </div>
    </section>
  );
}

interface PromptActionsProps {
  prompt: ReadingPromptName;
  episode: Pick<ReadView, 'id' | 'title'>;
  webtoon: ReadView['webtoon'];
  onRetry: () => void;
}

/** The way on first, then the way to the webtoon. */
export function PromptActions({ prompt, episode, webtoon, onRetry }: PromptActionsProps) {
  return (
    <div className={styles.actions}>
      <Ways {...{ prompt, episode, webtoon, onRetry }} />
    </div>
  );
}

function Ways({ prompt, episode, webtoon, onRetry }: PromptActionsProps) {
  const { words, language } = useWords(webtoonWords, playbackWords);
  const { actions } = words.playback;
  const here = paths.read(language, episode.id, episode.title);
  const toWebtoon = (variant: 'primary' | 'secondary') => (
    <ButtonLink variant={variant} href={paths.webtoon(language, webtoon.id, webtoon.title)}>
      {words.webtoons.toWebtoon}
    </ButtonLink>
  );
  switch (prompt) {
    case 'SIGN_IN_NEEDED':
    case 'SUBSCRIBER_SIGN_IN_NEEDED':
    case 'NEXT_EPISODE':
      return (
        <>
          <ButtonLink variant="primary" href={paths.signIn(language, { callbackUrl: here })}>
            {actions.signIn}
          </ButtonLink>
          <ButtonLink href={paths.signUp(language, { callbackUrl: here })}>{actions.signUp}</ButtonLink>
          {toWebtoon('secondary')}
        </>
      );
    case 'SUBSCRIPTION_NEEDED':
      return (
        <>
          <ButtonLink variant="subscribe" href={paths.plan(language)}>
            {actions.seePlans}
          </ButtonLink>
          {toWebtoon('secondary')}
        </>
      );
    case 'OUTAGE':
      return (
        <>
          <Button variant="primary" onClick={onRetry}>
            {actions.tryAgain}
          </Button>
          {toWebtoon('secondary')}
        </>
      );
    case 'RATED_ABOVE_PROFILE':
      return (
        <ButtonLink variant="primary" href={paths.home(language)}>
          {words.shell.goHome}
        </ButtonLink>
      );
    default:
      return toWebtoon('primary');
  }
}
