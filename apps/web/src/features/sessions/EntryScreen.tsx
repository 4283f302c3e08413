import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { Link } from '@madang/ui/link.tsx';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useWords } from '#app/shell/words.tsx';
import styles from './EntryScreen.module.css';
import { otherView } from './way-back.ts';

interface EntryScreenProps {
  view: 'signIn' | 'signUp';
  /** Artwork beside the form where there is room. */
  art: ReactNode;
  children: (email: string) => ReactNode;
}

/** The email address typed in the other view, from the navigation state. */
const emailIn = (state: unknown): string => {
  const email = (state as { readonly email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
};

/** One screen with two views, sign-in and sign-up. Switching between them keeps the page (RT-59). */
export function EntryScreen({ view, art, children }: EntryScreenProps) {
  const { words, language } = useWords(sessionsWords);
  const { search, state } = useLocation();
  const [email, setEmail] = useState(() => emailIn(state));
  const { title, text, question, other } = words.sessions[view];
  const sheet = useRef<HTMLDivElement>(null);

  // Text typed before hydration fired no change event.
  useEffect(() => {
    const field = sheet.current?.querySelector<HTMLInputElement>('input[name="email"]');
    if (field?.value) setEmail(field.value);
  }, []);

  const handleChange = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.name === 'email') setEmail(target.value);
  };

  return (
    <div className={styles.screen} data-one-action>
      <div ref={sheet} className={styles.sheet} onChange={handleChange}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        {children(email)}
        <p className={styles.other}>
          {question}{' '}
          <Link href={otherView(view, language, search)} state={{ email }} replace className={styles.link}>
            {other}
          </Link>
        </p>
      </div>
      <div className={styles.art}>{art}</div>
    </div>
  );
}
