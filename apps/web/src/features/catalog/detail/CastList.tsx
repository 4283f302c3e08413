import { fill } from '@madang/i18n/fill.ts';
import { detailWords } from '@madang/i18n/parts/detail.ts';
import { Link } from '@madang/ui/link.tsx';
import { Picture } from '@madang/ui/Picture.tsx';
import { paths } from '#app/paths.ts';
import { faceSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import { PAGE_SIZES } from '@madang/domain/shared/constants.ts';
import styles from './CastList.module.css';
import type { CastMemberView } from './detail-view.ts';
import { Section } from './Section.tsx';

/** Number of people shown before the reader expands the list (CA-57). */
const SHOWN_AT_FIRST = PAGE_SIZES.accordion;

/** Cast with characters (CA-22). */
export function CastList({ cast, wide }: { cast: readonly CastMemberView[]; wide: boolean }) {
  const { words } = useWords(detailWords);
  const layout = wide ? styles.wide : styles.list;
  return (
    <Section id="cast" title={words.detail.sections.cast}>
      <ul className={layout}>
        {cast.slice(0, SHOWN_AT_FIRST).map((person) => (
          <CastMember key={person.id} person={person} />
        ))}
      </ul>
      {cast.length > SHOWN_AT_FIRST && (
        <details className={styles.rest}>
          <summary className={styles.all}>{fill(words.detail.showAllCast, { count: cast.length })}</summary>
          <ul className={layout}>
            {cast.slice(SHOWN_AT_FIRST).map((person) => (
              <CastMember key={person.id} person={person} />
            ))}
          </ul>
        </details>
      )}
    </Section>
  );
}

/** Links to the other titles of an actor. */
function CastMember({ person }: { person: CastMemberView }) {
  const { language } = useWords();
  return (
    <li>
      <Link href={paths.person(language, person.id, person.name)} className={styles.person}>
        <Picture alt="" sizes="56px" className={styles.face} {...faceSource(person.image)} />
        <span className={styles.names}>
          <span className={styles.name}>
            {person.name}{' '}
            <span lang="ko" className={styles.original}>
              {person.nameKo}
            </span>
          </span>{' '}
          {person.character && <span className={styles.character}>{person.character}</span>}
        </span>
      </Link>
    </li>
  );
}
