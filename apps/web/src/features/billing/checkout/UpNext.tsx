import type { Card } from '@madang/contract/catalog/catalog.contract.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { Picture } from '@madang/ui/Picture.tsx';
import { useEffect, useState } from 'react';
import { posterSource } from '#app/pictures.ts';
import { api } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { pickText } from '#app/shell/language.ts';
import { readTrail } from '#app/shell/use-trail.ts';
import { useWords } from '#app/shell/words.tsx';
import { lastTitleId } from './last-watched.ts';
import styles from './UpNext.module.css';

type Title = Pick<Card, 'image' | 'meta'>;

/** An episode is named by its series, whose artwork it shows. */
const titleOf = async (id: string): Promise<Title> => {
  const content = await api.getContent({ id });
  return content.parent_id === null ? content : api.getContent({ id: content.parent_id });
};

/** The title that the viewer was about to watch, above the plan that opens it. Space is reserved while it loads. */
export function UpNext() {
  const { words, language } = useWords(checkoutWords);
  const [id] = useState(() => lastTitleId(readTrail()));
  const [title, setTitle] = useState<Title | null | 'loading'>('loading');
  useEffect(() => {
    let isShown = true;
    if (id !== null)
      void titleOf(id)
        .catch(onCallFailed(() => null))
        .then((found) => isShown && setTitle(found));
    return () => {
      isShown = false;
    };
  }, [id]);
  if (id === null || title === null) return null;
  return (
    <div className={styles.next}>
      {title !== 'loading' && (
        <>
          <Picture {...posterSource(title.image)} alt="" sizes="64px" className={styles.poster} />
          <div>
            <p className={styles.over}>{words.checkout.upNext}</p>
            <p className={styles.title}>{pickText(language, title.meta.title)}</p>
          </div>
        </>
      )}
    </div>
  );
}
