import { TabLinks } from '@madang/ui/Tabs.tsx';
import type { PropsWithChildren } from 'react';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './MyPage.module.css';

/** The numbers by which the tabs are known (RT-18). */
const TAB_TYPES = { favorites: 3, history: 4 } as const;

/** What belongs to the person: the heading and the tabs above either list. */
export function MyPage({ tab, children }: PropsWithChildren<{ tab: keyof typeof TAB_TYPES }>) {
  const { words, language } = useWords();
  return (
    <div className={styles.page} data-tab-type={TAB_TYPES[tab]}>
      <h1 className={styles.title}>{words.shell.myPage}</h1>
      <TabLinks
        label={words.shell.myPage}
        links={[
          { href: paths.favorites(language), label: words.favorites.shelf, current: tab === 'favorites' },
          { href: paths.history(language), label: words.watchHistory.history, current: tab === 'history' },
        ]}
      />
      <section aria-labelledby="tab">
        <h2 id="tab" className={styles.tab}>
          {tab === 'favorites' ? words.favorites.shelf : words.watchHistory.history}
        </h2>
        {children}
      </section>
    </div>
  );
}
