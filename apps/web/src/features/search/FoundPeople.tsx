import type { FoundPerson } from '@madang/contract/search/search.contract.ts';
import { plural } from '@madang/i18n/fill.ts';
import { searchWords } from '@madang/i18n/parts/search.ts';
import { Link } from '@madang/ui/link.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import { paths } from '#app/paths.ts';
import { faceSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './FoundPeople.module.css';

/** Faces and names, each a link to the person's titles. */
export function FoundPeople({ people }: { people: readonly FoundPerson[] }) {
  const { words, language, locale } = useWords(searchWords);
  return (
    <section aria-labelledby="found-people">
      <h2 id="found-people">{words.search.people}</h2>
      <ul className={styles.people}>
        {people.map(({ id, name, name_ko, image, title_count }) => (
          <li key={id} className={styles.item}>
            <Link href={paths.person(language, id, name)} className={styles.person}>
              <Picture alt="" sizes="96px" className={styles.face} {...faceSource(image)} />
              <span className={styles.name}>{name}</span>{' '}
              <span lang="ko" className={styles.quiet}>
                {name_ko}
              </span>{' '}
              <span className={styles.quiet}>{plural(locale, words.catalog.browse.titles, title_count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
