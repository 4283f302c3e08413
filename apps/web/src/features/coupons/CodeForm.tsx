import { couponsWords } from '@madang/i18n/parts/coupons.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Link } from '@madang/ui/link.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { paths } from '#app/paths.ts';
import { useIsHydrated, visit } from '#app/platform/window.ts';
import { usePerson } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import styles from './CodeForm.module.css';
import { groupedCode } from './grouped-code.ts';
import { type CodeKind, keepCode, readStoredCode } from './kept-code.ts';

interface CodeFormProps {
  readonly kind: CodeKind;
  readonly label: string;
  /** Where signing in leads back to. */
  readonly here: string;
  /** Code from the query string. */
  readonly given?: string | undefined;
  /** Code from the URL fragment, which is never sent to the server. */
  readonly initialCode?: string;
  /** Error message of the code field. */
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onChange: (shown: string) => void;
  readonly onRedeem: (typed: string) => Promise<void>;
  readonly children?: ReactNode;
}

/** Writes a code in groups into its field, with the caret where it was. */
const group = (input: HTMLInputElement, forward: boolean): string => {
  const { text, caret } = groupedCode(input.value, input.selectionStart ?? input.value.length, forward);
  if (input.value !== text) {
    input.value = text;
    // An unfocused field has no caret to restore.
    if (input.matches(':focus')) input.setSelectionRange(caret, caret);
  }
  return text;
};

/** Fills an empty field with the code from a gift's email, or with a saved one. */
const restore = (input: HTMLInputElement, kind: CodeKind, initialCode: string): void => {
  if (input.value === '') input.value = initialCode || readStoredCode(kind);
};

/** Redemption form for one code. A signed-out viewer signs in and returns to the code they typed (CP-15, CP-31). */
export function CodeForm({
  kind,
  label,
  here,
  given = '',
  initialCode = '',
  error,
  busy,
  field,
  onChange,
  onRedeem,
  children,
}: CodeFormProps) {
  const { words, language } = useWords(couponsWords);
  const { hint, submit, signIn, anonymous, signUp } = words.coupons;
  const isReady = useIsHydrated();
  const signedIn = usePerson() !== null;
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  }, [onChange]);

  // A code typed before hydration or before sign-in fired no onChange.
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    restore(input, kind, initialCode);
    tell.current(group(input, false));
  }, [field, kind, initialCode]);

  const handleChange = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    const { inputType, isComposing } = nativeEvent as InputEvent;
    // Letters that are still being put together are left alone.
    onChange(isComposing ? currentTarget.value : group(currentTarget, inputType === 'deleteContentForward'));
  };
  const keep = () => keepCode(kind, field.current?.value ?? '');
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    if (signedIn) return void onRedeem(field.current?.value ?? '');
    keep();
    visit(paths.signIn(language, { callbackUrl: here }));
  };
  return (
    <form method="post" noValidate className={styles.form} onSubmit={handleSubmit}>
      {children}
      <div className={styles.code}>
        <TextField
          ref={field}
          name="code"
          label={label}
          hint={hint}
          error={error}
          defaultValue={given}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={64}
          required
          readOnly={busy}
          onChange={handleChange}
          onCompositionEnd={({ currentTarget }) => onChange(group(currentTarget, false))}
        />
      </div>
      <Button type="submit" variant="primary" full busy={busy} disabled={!isReady}>
        {signedIn ? submit : signIn}
      </Button>
      {!signedIn && (
        <div className={styles.anonymous}>
          <p>{anonymous}</p>
          <Link className={styles.link} href={paths.signUp(language, { callbackUrl: here })} onClick={keep}>
            {signUp}
          </Link>
        </div>
      )}
    </form>
  );
}
