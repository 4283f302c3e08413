import { type ComponentProps, useState } from 'react';
import { Icon } from './Icon.tsx';
import styles from './Field.module.css';
import { EYE, EYE_OFF } from './further-icons.ts';
import { TextField } from './TextField.tsx';
import { usePartWords } from './words.tsx';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'end'>;

/** A password that its owner may look at. */
export function PasswordField(props: PasswordFieldProps) {
  const words = usePartWords();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      end={
        <button
          type="button"
          className={styles.reveal}
          aria-label={shown ? words.hidePassword : words.showPassword}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? EYE_OFF : EYE} />
        </button>
      }
    />
  );
}
