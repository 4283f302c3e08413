import { cardFieldsAddress } from '@madang/contract/billing/card-fields.ts';
import { cardFieldsWords } from '@madang/i18n/parts/card-fields.ts';
import { classes } from '@madang/ui/classes.ts';
import { useImperativeHandle, useRef } from 'react';
import { pageOrigin } from '#app/platform/framed.ts';
import { useWords } from '#app/shell/words.tsx';
import type { CardFieldsProps } from './card-fields-props.ts';
import styles from './CardFields.module.css';
import { FieldsLoading } from './FieldsLoading.tsx';
import { FieldsMissing } from './FieldsMissing.tsx';
import { useCardFrame } from './use-card-frame.ts';
import { useNear } from './use-near.ts';

const NOTHING = () => undefined;

/** The fields of the sandbox: one frame, which speaks with the page (`card-fields.ts` of the contract). */
export function FramedFields({
  ref,
  payUrl,
  surface = 'ink',
  zipAsked = 'here',
  country,
  onEnter = NOTHING,
  onEdit = NOTHING,
}: CardFieldsProps) {
  const { language, words } = useWords(cardFieldsWords);
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const isNear = useNear(place);
  const address = isNear
    ? cardFieldsAddress(payUrl, { parent: pageOrigin(), language, surface, zip: zipAsked, country: country ?? null })
    : null;
  const { view, tries, retry, requestToken } = useCardFrame(frame, address, { onEnter, onEdit });
  useImperativeHandle(ref, () => ({ requestToken }));

  return (
    <div className={styles.room}>
      <div
        ref={place}
        className={classes(styles.place, styles.framed, zipAsked === 'outside' && styles.withoutZip)}
        aria-busy={view.phase === 'loading'}
      >
        {view.phase === 'missing' ? (
          <FieldsMissing onRetry={retry} />
        ) : (
          <iframe
            key={tries}
            ref={frame}
            title={words.cardFields.title}
            className={view.phase === 'shown' ? styles.frame : styles.coming}
            style={{ height: view.height ?? undefined }}
          />
        )}
        {view.phase === 'loading' && <FieldsLoading />}
      </div>
    </div>
  );
}
