import { fill } from '@madang/i18n/fill.ts';
import { identityWords } from '@madang/i18n/parts/identities.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import type { OutsideWays } from './outside-ways.ts';
import styles from './ProviderButtons.module.css';

/** The box of the form beside these buttons counts for them as well (SE-67). */
const takeRemember = ({ currentTarget, target }: MouseEvent<HTMLElement>): void => {
  const link = target instanceof Element ? target.closest('a') : null;
  const box = currentTarget.parentElement?.querySelector<HTMLInputElement>('input[name="remember"]');
  if (!link || !box) return;
  const address = new URL(link.href);
  if (box.checked) address.searchParams.set('remember', 'y');
  else address.searchParams.delete('remember');
  link.href = address.href;
};

/** Below a form: the ways in that this installation knows; nothing where it knows none. */
export function ProviderButtons({ ways: { providers, sso } }: { ways: OutsideWays }) {
  const { words, language } = useWords(identityWords);
  const { search } = useLocation();
  const callbackUrl = new URLSearchParams(search).get('callbackUrl') ?? undefined;
  if (providers.length === 0 && sso === null) return null;
  const { or, continueWith, affirmation } = words.identities;
  return (
    <div className={styles.ways} onClickCapture={takeRemember}>
      <p className={styles.or}>{or}</p>
      {providers.map(({ id, name }) => (
        <ButtonLink key={id} variant="outline" full href={paths.process('social', id, { lang: language, callbackUrl })}>
          {fill(continueWith, { name })}
        </ButtonLink>
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
