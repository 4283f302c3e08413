import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { tvSignInWords } from '@madang/i18n/parts/tv-sign-in.ts';
import { Button } from '@madang/ui/Button.tsx';
import { SIGN_OUT } from '@madang/ui/further-icons.ts';
import { Logo } from '@madang/ui/Logo.tsx';
import { PosterCard } from '@madang/ui/PosterCard.tsx';
import { Rail } from '@madang/ui/Rail.tsx';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { posterSource } from '#app/pictures.ts';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './Tv.module.css';
import { TvNotice } from './TvNotice.tsx';
import { readTvRows, type TvRow } from './tv-rows.ts';

interface TvHomeProps {
  user: SessionUser;
  /** The last played title, which gets the focus again. */
  played: RefObject<string | null>;
  onSignOut: () => void;
}

const focusFirst = (page: Element | null, ...places: readonly string[]): void => {
  const found = places.map((place) => page?.querySelector<HTMLElement>(place)).find(Boolean);
  found?.focus();
};

/** Home of a signed-in television. Arrow keys move, Enter plays. */
export function TvHome({ user, played, onSignOut }: TvHomeProps) {
  const { words, language } = useWords(tvSignInWords);
  const [rows, setRows] = useState<readonly TvRow[] | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const page = useRef<HTMLDivElement>(null);
  const { tv } = words.tvSignIn;

  useEffect(
    () =>
      abortOnCleanup(async (signal) => {
        const loaded = await readTvRows(api, language).catch(onCallFailed(() => 'failed' as const));
        if (!signal.aborted) setRows(loaded);
      }),
    [language, attempt],
  );

  // A remote control has no pointer: something always has the focus.
  useEffect(() => {
    const last = played.current === null ? [] : [`[data-rail] [data-id="${CSS.escape(played.current)}"] a`];
    focusFirst(page.current, ...last, '[data-rail] a');
  }, [rows, played]);

  const handleKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const isInRow = event.target.closest('[data-rail]') !== null;
    const to =
      isInRow && event.key === 'ArrowUp' ? 'header button' : !isInRow && event.key === 'ArrowDown' ? '[data-rail] a' : null;
    if (to === null) return;
    event.preventDefault();
    focusFirst(page.current, to);
  };

  if (rows === 'failed')
    return (
      <TvNotice
        {...tv.unreachable}
        action={words.shell.tryAgain}
        onAction={() => {
          setRows(null);
          setAttempt((before) => before + 1);
        }}
      />
    );
  return (
    <div ref={page} className={styles.home} onKeyDown={handleKey}>
      <header className={styles.head}>
        <Logo version="both" height={36} />
        <Button variant="quiet" icon={SIGN_OUT} onClick={onSignOut}>
          {words.shell.signOut}
        </Button>
      </header>
      <div className={styles.greeting}>
        <h1 className={styles.title}>{fill(tv.hello, { name: user.profile?.name ?? user.name })}</h1>
        <p className={styles.text}>{tv.what}</p>
      </div>
      {(rows ?? []).map(({ id, title, cards }) => (
        <Rail key={id} title={title ?? words.watchHistory.continueWatching}>
          {cards.map((card) => (
            <div key={card.id} data-id={card.id}>
              <PosterCard href={paths.tv(language, { play: card.id })} title={card.title} picture={posterSource(card.image)} />
            </div>
          ))}
        </Rail>
      ))}
    </div>
  );
}
