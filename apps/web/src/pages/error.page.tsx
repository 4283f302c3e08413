import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { StatusPanel } from '../shell/Notice.tsx';
import { pageMeta, wordsIn } from '../shell/page-meta.ts';
import { useWords } from '../shell/words.tsx';
import type { Route } from './+types/error.page';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: wordsIn(matches)?.shell.error.title });

/** Where a failure of the shell itself leads (RT-40, HF-60). */
export default function ErrorPage() {
  const { words, language } = useWords();
  const navigate = useNavigate();
  const { title, text } = words.shell.error;
  return (
    <StatusPanel
      scene="dark"
      title={title}
      text={text}
      action={
        <>
          <ButtonLink variant="primary" href={paths.home(language)}>
            {words.shell.goHome}
          </ButtonLink>
          <Button onClick={() => navigate(-1)}>{words.shell.tryAgain}</Button>
        </>
      }
    />
  );
}
