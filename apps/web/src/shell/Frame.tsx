import { classes } from '@madang/ui/classes.ts';
import { type PropsWithChildren, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { LazyNotices } from '#app/features/notices/index.ts';
import { LazyAppPrompt } from '#app/features/operators/index.ts';
import { LazyPrivacyNote } from '#app/features/privacy/index.ts';
import { Footer } from './Footer.tsx';
import styles from './Frame.module.css';
import { Header } from './Header.tsx';
import { LateTabBar } from './LateTabBar.tsx';
import { NavigationBar } from './NavigationBar.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import type { ShellData } from './shell-data.ts';

interface FrameProps extends PropsWithChildren {
  shell: ShellData;
  /** RT-86 to RT-99. */
  frame: 'full' | 'header' | 'footer' | 'bare';
  overlay?: boolean | undefined;
  /** Whether a phone shows the tab bar. Every page with the full frame does. */
  tabs?: boolean | undefined;
}

/**
 * What surrounds a page. After a navigation the focus stands at the page's beginning, or where the page says that its work
 * begins, so that no keyboard is lost.
 */
export function Frame({ shell, frame, overlay, tabs = frame === 'full', children }: FrameProps) {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const first = content.current?.querySelector<HTMLElement>('[data-first="true"]') ?? content.current;
    first?.focus({ preventScroll: true });
  }, [pathname]);

  const hasHeader = frame === 'full' || frame === 'header';
  const hasTabs = tabs && !shell.isEntryOnly;
  return (
    <div className={classes(styles.frame, hasTabs && styles.tabbed)}>
      <NavigationBar />
      {frame !== 'bare' && (
        <div className={styles.layers} data-layers>
          {frame === 'full' && shell.apps && <LazyAppPrompt apps={shell.apps} />}
          {frame !== 'header' && <LazyPrivacyNote />}
        </div>
      )}
      {hasHeader && <Header shell={shell} overlay={overlay} />}
      {hasHeader && !shell.isEntryOnly && <LazyNotices person={shell.person} overlay={overlay} />}
      <main ref={content} id="content" className={styles.content} tabIndex={-1}>
        {children}
      </main>
      {(frame === 'full' || frame === 'footer') && <Footer shell={shell} />}
      {hasTabs && <LateTabBar />}
      <OfflineNotice />
    </div>
  );
}
