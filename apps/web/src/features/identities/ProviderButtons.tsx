import { fill } from '@madang/i18n/fill.ts';
import { identityWords } from '@madang/i18n/parts/identities.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import type { OutsideWays } from './outside-ways.ts';
import styles from './ProviderButtons.module.css';

/** The “keep me signed in” box of the form beside these buttons counts for them as well (SE-67). */
const takeRemember = ({ currentTarget, target }: FormEvent<HTMLElement>): void => {
  const box = currentTarget.parentElement?.querySelector<HTMLInputElement>('input[name="remember"]');
  if (!(target instanceof HTMLFormElement) || !box) return;
  const address = new URL(target.action);
  if (box.checked) address.searchParams.set('remember', 'y');
  else address.searchParams.delete('remember');
  target.action = address.href;
};

/** Sign-in buttons of the configured providers below a form. Renders nothing without any. */
export function ProviderButtons({ ways: { providers, sso } }: { ways: OutsideWays }) {
  const { words, language } = useWords(identityWords);
  const { search } = useLocation();
  const callbackUrl = new URLSearchParams(search).get('callbackUrl') ?? undefined;
  if (providers.length === 0 && sso === null) return null;
  const { or, continueWith, affirmation } = words.identities;
  return (
    <div className={styles.ways} onSubmitCapture={takeRemember}>
      <p className={styles.or}>{or}</p>
      {providers.map(({ id, name }) => (
        <form key={id} method="post" action={paths.process('social', id, { lang: language, callbackUrl })}>
          <Button type="submit" variant="outline" full>
            {fill(continueWith, { name })}
          </Button>
        </form>
      ))}
      {sso !== null && (
        <ButtonLink variant="outline" full href={paths.process('sso')}>
          {fill(continueWith, { name: sso })}
        </ButtonLink>
      )}
      {providers.length > 0 && <p className={styles.affirmation}>{affirmation}</p>}
    </div>
  );
}
