import { Button } from '@madang/ui/Button.tsx';
import { useEffect, useRef } from 'react';
import type { Onward } from './help-of.ts';
import styles from './Help.module.css';

/**
 * Auto-submitting form to an external help center, so that the token is in no URL. Without JavaScript the viewer
 * presses the button (RT-132).
 */
export function OnwardForm({ onward: { title, text, button, action, token, returnTo } }: { onward: Onward }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} className={styles.page} method="post" action={action}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{text}</p>
      <input type="hidden" name="jwt" value={token} />
      <input type="hidden" name="return_to" value={returnTo} />
      <Button type="submit" variant="primary">
        {button}
      </Button>
    </form>
  );
}
