import { MAX_ZIP_LENGTH } from '@madang/domain/billing/card.ts';
import { cardFormWords } from '@madang/i18n/parts/card-form.ts';
import { classes } from '@madang/ui/classes.ts';
import { FieldError, TextField } from '@madang/ui/TextField.tsx';
import type { KeyboardEvent, ReactNode, Ref, RefObject } from 'react';
import { useWords } from '#app/shell/words.tsx';
import styles from './CardFields.module.css';
import { FieldsLoading } from './FieldsLoading.tsx';
import { FieldsMissing } from './FieldsMissing.tsx';

interface ProviderCardFormProps {
  place: RefObject<HTMLDivElement | null>;
  phase: 'loading' | 'shown' | 'missing';
  onRetry: () => void;
  /** Columns of the fields: hidden until all of them are ready. */
  columns: 'parts' | 'quarters';
  /** An error of no single field. */
  fault: string | undefined;
  className?: string | false | undefined;
  children: ReactNode;
}

/** Card form with a provider's framed fields among ours, in the space that it needs once they are ready. */
export function ProviderCardForm({ place, phase, onRetry, columns, fault, className, children }: ProviderCardFormProps) {
  const { cardForm } = useWords(cardFormWords).words;
  return (
    <div className={styles.room}>
      <div ref={place} className={classes(styles.place, className)} aria-busy={phase === 'loading'}>
        {phase === 'missing' ? (
          <FieldsMissing onRetry={onRetry} />
        ) : (
          <div role="group" aria-label={cardForm.title} className={styles[phase === 'shown' ? columns : `${columns}Coming`]}>
            {children}
          </div>
        )}
        {phase === 'shown' && <FieldError id="card-whole-fault" error={fault} />}
        {phase === 'loading' && <FieldsLoading />}
      </div>
    </div>
  );
}

interface ZipFieldProps {
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
  onChange: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Postal code of the card, where no billing address has it. */
export function ZipField(props: ZipFieldProps) {
  const { cardForm } = useWords(cardFormWords).words;
  return (
    <TextField
      {...props}
      label={cardForm.zip}
      autoComplete="postal-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={MAX_ZIP_LENGTH}
    />
  );
}

/** Reports Enter in a field of ours, which does not submit the form around it as well. */
export const enterKey =
  (onEnter: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
