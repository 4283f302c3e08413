import { plural } from '@madang/i18n/fill.ts';
import { Picture } from '@madang/ui/Picture.tsx';
import { GrowingGrid } from '#app/features/catalog/index.ts';
import { FavoritesProvider } from '#app/features/favorites/index.ts';
import { WatchingProvider } from '#app/features/watch-history/index.ts';
import { paths } from '#app/paths.ts';
import { faceSource } from '#app/pictures.ts';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './PersonView.module.css';
import { type PersonPageData, readPersonTitles } from './person-page.ts';

/** A person with a picture and their titles as cast, director or writer. */
export function PersonView({ page }: { page: PersonPageData }) {
  const { words, language, locale } = useWords();
  const { person, titles, reader } = page;
  return (
    <FavoritesProvider key={page.profileId} ids={page.favoriteIds}>
      <WatchingProvider value={page.watching}>
        <div className={styles.head}>
          <Picture
            alt=""
            priority
            sizes="(min-width: 768px) 200px, 112px"
            className={styles.face}
            {...faceSource(person.image)}
          />
          <div className={styles.names}>
            <h1 className={styles.name}>{person.name}</h1>
            <p lang="ko" className={styles.original}>
              {person.name_ko}
            </p>
            <h2 className={styles.count}>{plural(locale, words.catalog.browse.titles, titles.total)}</h2>
          </div>
        </div>
        <div className={styles.titles}>
          <GrowingGrid
            key={person.id}
            begun={titles}
            read={(offset) => readPersonTitles(api, reader, person.id, offset)}
            hrefOf={(pages) => paths.person(language, person.id, person.name, pages > 1 ? { page: String(pages) } : {})}
          />
        </div>
      </WatchingProvider>
    </FavoritesProvider>
  );
}
