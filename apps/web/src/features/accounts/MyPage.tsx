import { TabLinks } from '@madang/ui/Tabs.tsx';
import type { PropsWithChildren } from 'react';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './MyPage.module.css';

/** The numbers by which the tabs are known (RT-18). */
const TAB_TYPES = { favorites: 3, history: 4, downloads: 5 } as const;

/** What belongs to the person: the heading and the tabs above each list. */
export function MyPage({ tab, children }: PropsWithChildren<{ tab: keyof typeof TAB_TYPES }>) {
  const { words, language } = useWords();
  const names = { favorites: words.favorites.shelf, history: words.watchHistory.history, downloads: words.shell.downloads };
  return (
    <div className={styles.page} data-tab-type={TAB_TYPES[tab]}>
      <h1 className={styles.title}>{words.shell.myPage}</h1>
      <TabLinks
        label={words.shell.myPage}
        links={[
          { href: paths.favorites(language), label: names.favorites, current: tab === 'favorites' },
          { href: paths.history(language), label: names.history, current: tab === 'history' },
          { href: paths.downloads(language), label: names.downloads, current: tab === 'downloads' },
        ]}
      />
      <section aria-labelledby="tab">
        <h2 id="tab" className={styles.tab}>
          {names[tab]}
        </h2>
        {children}
      </section>
    </div>
  );
}
