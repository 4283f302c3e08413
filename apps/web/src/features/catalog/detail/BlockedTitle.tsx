import { detailWords } from '@madang/i18n/parts/detail.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '#app/paths.ts';
import { Notice } from '#app/shell/Notice.tsx';
import { useWords } from '#app/shell/words.tsx';
import { BackLink } from './BackLink.tsx';

/** In the place of a title that parental control keeps from the profile (PL-36). */
export function BlockedTitle() {
  const { words, language } = useWords(detailWords);
  const home = (
    <ButtonLink variant="primary" href={paths.home(language)}>
      {words.shell.goHome}
    </ButtonLink>
  );
  return (
    <>
      <BackLink />
      <Notice scene="closed" title={words.detail.blocked.title} text={words.detail.blocked.text} action={home} />
    </>
  );
}
