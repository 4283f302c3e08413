import { Picture } from '@madang/ui/Picture.tsx';
import { faceOf } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './CastList.module.css';
import type { PersonView } from './detail-view.ts';
import { Section } from './Section.tsx';

/** Who plays whom (CA-22). */
export function CastList({ cast, wide }: { cast: readonly PersonView[]; wide: boolean }) {
  const { words } = useWords();
  return (
    <Section id="cast" title={words.detail.sections.cast}>
      <ul className={wide ? styles.wide : styles.list}>
        {cast.map((person) => (
          <li key={person.id} className={styles.person}>
            <Picture alt="" sizes="56px" className={styles.face} {...faceOf(person.image)} />
            <div className={styles.names}>
              <p className={styles.name}>
                {person.name}{' '}
                <span lang="ko" className={styles.original}>
                  {person.nameKo}
                </span>
              </p>
              {person.character && <p className={styles.character}>{person.character}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
