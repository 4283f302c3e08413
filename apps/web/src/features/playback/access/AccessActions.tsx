import { playbackWords } from '@madang/i18n/parts/playback.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import type { ReactNode } from 'react';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './AccessActions.module.css';
import type { PromptName } from './prompt-of.ts';

export interface AccessWays {
  /** Where signing in leads back to. */
  here: string;
  /** Link to the page of the work, and its label. Left out when the surrounding page has one. */
  work?: { readonly href: string; readonly words: string };
  onRetry: () => void;
}

/** The way on first, then the way to the work. */
export function AccessActions({ prompt, here, work, onRetry }: AccessWays & { prompt: PromptName }) {
  const { words, language } = useWords(playbackWords);
  const { actions } = words.playback;
  const first = ((): ReactNode => {
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
          </>
        );
      case 'SUBSCRIPTION_NEEDED':
        return (
          <ButtonLink variant="subscribe" href={paths.plan(language)}>
            {actions.seePlans}
          </ButtonLink>
        );
      case 'SUBSCRIPTION_PAUSED':
        return (
          <ButtonLink variant="primary" href={paths.accountPayment(language)}>
            {actions.resumePlan}
          </ButtonLink>
        );
      case 'OUTAGE':
      case 'TOO_MANY_STREAMS':
      case 'STREAM_ENDED':
        return (
          <Button variant="primary" onClick={onRetry}>
            {prompt === 'STREAM_ENDED' ? actions.playHere : actions.tryAgain}
          </Button>
        );
      case 'RATED_ABOVE_PROFILE':
        return (
          <ButtonLink variant="primary" href={paths.home(language)}>
            {words.shell.goHome}
          </ButtonLink>
        );
      default:
        return null;
    }
  })();
  return (
    <div className={styles.actions}>
      {first}
      {/* The page of a work that the profile may not see says the same again. */}
      {work && prompt !== 'RATED_ABOVE_PROFILE' && (
        <ButtonLink variant={first === null ? 'primary' : 'secondary'} href={work.href}>
          {work.words}
        </ButtonLink>
      )}
    </div>
  );
}
