import { type CardFieldsSurface, cardFieldsAddress } from '@madang/contract/billing/card-fields.ts';
import { cardFieldsWords } from '@madang/i18n/parts/card-fields.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Skeleton } from '@madang/ui/Skeleton.tsx';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { pageOrigin } from '#app/platform/framed.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './CardFields.module.css';
import { useCardFrame } from './use-card-frame.ts';

export interface CardFieldsHandle {
  /** A token for the card that was typed; null where something is wrong, which the fields say themselves. */
  requestToken(): Promise<string | null>;
}

interface CardFieldsProps {
  ref?: Ref<CardFieldsHandle>;
  /** Where the card fields are, from the visitor of the page. */
  payUrl: string;
  surface?: CardFieldsSurface;
  /** Enter was pressed in a field. */
  onEnter?: () => void;
}

/** The frame is fetched when it is about to be seen. */
const NEAR = '600px';
const NOTHING = () => undefined;

/** The fields of a card, in a frame of another origin: what is typed there is out of reach of this page (BI-29). */
export function CardFields({ ref, payUrl, surface = 'ink', onEnter = NOTHING }: CardFieldsProps) {
  const { language, words } = useWords(cardFieldsWords);
  const { title, loading, missing, missingText, again } = words.cardFields;
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [parent, setParent] = useState<string | null>(null);
  const address = parent === null ? null : cardFieldsAddress(payUrl, { parent, language, surface });
  const { view, tries, retry, requestToken } = useCardFrame(frame, address, onEnter);
  useImperativeHandle(ref, () => ({ requestToken }));

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setParent(pageOrigin()), {
      rootMargin: NEAR,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={place} className={styles.place} aria-busy={view.phase === 'loading'}>
      {view.phase === 'missing' ? (
        <div className={styles.missing} role="alert">
          <p className={styles.title}>{missing}</p>
          <p className={styles.text}>{missingText}</p>
          <Button variant="outline" onClick={retry}>
            {again}
          </Button>
        </div>
      ) : (
        <iframe
          key={tries}
          ref={frame}
          title={title}
          className={view.phase === 'shown' ? styles.frame : styles.coming}
          style={{ height: view.height ?? undefined }}
        />
      )}
      {view.phase === 'loading' && (
        <div className={styles.loading}>
          <span className={styles.said} role="status">
            {loading}
          </span>
          <Skeleton height={52} />
          <Skeleton height={52} />
          <Skeleton height={52} />
        </div>
      )}
    </div>
  );
}
