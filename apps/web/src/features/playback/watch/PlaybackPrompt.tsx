import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { playbackWords } from '@madang/i18n/parts/playback.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { Icon } from '@madang/ui/Icon.tsx';
import type { IconName } from '@madang/ui/icons.ts';
import { Picture } from '@madang/ui/Picture.tsx';
import type { ReactNode } from 'react';
import { BackLink } from '#app/features/catalog/index.ts';
import { detailPath, paths } from '#app/paths.ts';
import { stillOf } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './PlaybackPrompt.module.css';
import { promptOf, type PromptName } from './prompt-of.ts';
import type { NoPlayback, WatchView } from './watch-view.ts';

interface PlaybackPromptProps {
  watch: WatchView;
  refused: NoPlayback;
  line: string | null;
  onRetry: () => void;
}

const ICONS: Readonly<Record<PromptName, IconName>> = {
  SIGN_IN_NEEDED: 'lock',
  SUBSCRIBER_SIGN_IN_NEEDED: 'lock',
  NEXT_EPISODE: 'lock',
  SUBSCRIPTION_NEEDED: 'premium',
  CONTENT_PREPARING: 'clock',
  CONTENT_COMING_SOON: 'clock',
  CONTENT_EXPIRED: 'info',
  CONTENT_NOT_IN_COUNTRY: 'globe',
  RATED_ABOVE_PROFILE: 'lock',
  CONTENT_NOT_PLAYABLE: 'list',
  OUTAGE: 'alert',
};

/** Over the still, in place of the film: what it would take, or why it does not play (PL-14, PL-15, PL-35, PL-36). */
export function PlaybackPrompt({ watch, refused, line, onRetry }: PlaybackPromptProps) {
  const { words, locale } = useWords(playbackWords);
  const { prompts, actions } = words.playback;
  const prompt = promptOf(refused, watch);
  const { title, text } = prompts[prompt];
  const country = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(watch.country) ?? watch.country;
  return (
    <section className={styles.prompt}>
      <Picture alt="" sizes="100vw" priority className={styles.still} {...stillOf(watch.image)} />
      <BackLink />
      <div className={styles.words}>
        <Icon name={ICONS[prompt]} className={styles.sign} />
        <p className={styles.work}>{line === null ? watch.work.title : `${watch.work.title} · ${line}`}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{fill<string>(text, { date: formatDate(locale, watch.airs), country })}</p>
        <div className={styles.actions}>
          <Way prompt={prompt} watch={watch} onRetry={onRetry} />
        </div>
        {refused.kind === 'outage' && <p className={styles.code}>{fill(actions.code, { code: refused.code })}</p>}
      </div>
    </section>
  );
}

/** The way on first, then the way to the title. */
function Way({ prompt, watch, onRetry }: { prompt: PromptName; watch: WatchView; onRetry: () => void }): ReactNode {
  const { words, language } = useWords(playbackWords);
  const { actions } = words.playback;
  const { work } = watch;
  const here = paths.video(language, watch.id, watch.title);
  const toTitle = (variant: 'primary' | 'secondary') => (
    <ButtonLink variant={variant} href={detailPath(language, { id: work.id, detail_type: work.detailType }, work.title)}>
      {actions.toTitle}
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
          {toTitle('secondary')}
        </>
      );
    case 'SUBSCRIPTION_NEEDED':
      return (
        <>
          <ButtonLink variant="subscribe" href={paths.plan(language)}>
            {actions.seePlans}
          </ButtonLink>
          {toTitle('secondary')}
        </>
      );
    case 'OUTAGE':
      return (
        <>
          <Button variant="primary" onClick={onRetry}>
            {actions.tryAgain}
          </Button>
          {toTitle('secondary')}
        </>
      );
    case 'RATED_ABOVE_PROFILE':
      return (
        <ButtonLink variant="primary" href={paths.home(language)}>
          {words.shell.goHome}
        </ButtonLink>
      );
    default:
      return toTitle('primary');
  }
}
