import { downloadWords } from '@madang/i18n/parts/downloads.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { Logo } from '@madang/ui/Logo.tsx';
import { type ComponentProps, useLayoutEffect } from 'react';
import { paths } from '#app/paths.ts';
import { startSession } from '#app/platform/api.ts';
import { PROFILE_COOKIE, readCookie } from '#app/platform/cookies.ts';
import { useIsHydrated, useIsOnline } from '#app/platform/window.ts';
import { leaveEndedSession } from '#app/shell/ended-session.ts';
import { useWords } from '#app/shell/words.tsx';
import { DownloadsView } from './DownloadsView.tsx';
import styles from './OfflineDownloads.module.css';

/**
 * The offline page was rendered without a session. The viewer who was signed in when the network went away still is.
 */
const useOwnSession = (language: Parameters<typeof paths.signIn>[0], mine: boolean) => {
  useLayoutEffect(() => {
    if (mine) startSession(true, null, () => leaveEndedSession(language));
  }, [language, mine]);
};

/** The downloads without anything around them that would need a network. */
export function OfflineDownloads({ Player }: Pick<ComponentProps<typeof DownloadsView>, 'Player'>) {
  const { words, language } = useWords(downloadWords);
  const online = useIsOnline();
  const hydrated = useIsHydrated();
  const mine = hydrated && readCookie(PROFILE_COOKIE.name) !== null;
  const { offline } = words.downloads;
  useOwnSession(language, mine);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo />
      </header>
      <div className={styles.head}>
        <div>
          <h1 className={styles.title}>{hydrated && online ? offline.back : offline.title}</h1>
          <p className={styles.text}>{hydrated && !mine ? offline.signedOut : offline.text}</p>
        </div>
        {hydrated && online && (
          <ButtonLink variant="primary" href={paths.home(language)}>
            {offline.goOn}
          </ButtonLink>
        )}
      </div>
      <h2 className={styles.heading}>{words.shell.downloads}</h2>
      {mine && <DownloadsView offer="download" offline Player={Player} />}
    </div>
  );
}
