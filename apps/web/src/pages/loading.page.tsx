import type { Language } from '@madang/domain/shared/language.ts';
import { Logo } from '@madang/ui/Logo.tsx';
import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { visitorContext } from '../platform/visitor.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/loading.page';
import styles from './loading.module.css';

/** Redirects signed-in viewers to home and other visitors to the guide (RT-52, RT-87). */
export const loader = ({ params, context }: Route.LoaderArgs) => {
  const language = params.lang as Language;
  const signedIn = context.get(visitorContext).session !== null;
  return redirect(signedIn ? paths.home(language) : paths.guide(language));
};

export default function LoadingPage() {
  const { words } = useWords();
  return (
    <div className={styles.loading} role="status" aria-label={words.shell.loading}>
      <Logo version="mark" height={48} />
    </div>
  );
}
