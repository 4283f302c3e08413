import { ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '../paths.ts';
import { Notice } from '../shell/Notice.tsx';
import { useWords } from '../shell/words.tsx';

/** Madang is not offered where the visitor is (RT-41, RT-134). */
export default function GeoblockPage() {
  const { words, language } = useWords();
  const { title, text } = words.shell.geoblock;
  return (
    <>
      <title>{`${title} · Madang`}</title>
      <Notice scene="closed" title={title} text={text} action={<ButtonLink href={paths.home(language)}>{words.shell.tryAgain}</ButtonLink>} />
    </>
  );
}
