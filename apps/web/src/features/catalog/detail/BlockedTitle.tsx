import { detailWords } from '@madang/i18n/parts/detail.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { useAlertWhile } from '#app/shell/alerts/use-alert-while.ts';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { usePerson } from '#app/shell/use-person.ts';
import { useWords } from '#app/shell/words.tsx';
import { BackLink } from './BackLink.tsx';

/** In the place of a title that parental control keeps from the profile (PL-36). */
export function BlockedTitle() {
  const { words, language } = useWords(detailWords);
  const { pathname } = useLocation();
  const hasOthers = (usePerson()?.others.length ?? 0) > 0;
  useAlertWhile(hasOthers, () => ({ event: 'RATED_ABOVE_PROFILE', wanted: pathname }));
  const home = (
    <ButtonLink variant="primary" href={paths.home(language)}>
      {words.shell.goHome}
    </ButtonLink>
  );
  return (
    <>
      <BackLink />
      <StatusPanel scene="closed" title={words.detail.blocked.title} text={words.detail.blocked.text} action={home} />
    </>
  );
}
