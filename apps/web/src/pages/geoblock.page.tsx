import { ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '../paths.ts';
import { Notice } from '../shell/Notice.tsx';
import { pageMeta, wordsIn } from '../shell/page-meta.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/geoblock.page';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: wordsIn(matches)?.shell.geoblock.title });

/** Madang is not offered where the visitor is (RT-41, RT-134). */
export default function GeoblockPage() {
  const { words, language } = useWords();
  const { title, text } = words.shell.geoblock;
  return (
    <Notice
      scene="closed"
      title={title}
      text={text}
      action={<ButtonLink href={paths.home(language)}>{words.shell.tryAgain}</ButtonLink>}
    />
  );
}
