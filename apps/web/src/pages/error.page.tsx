import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import { Notice } from '../shell/Notice.tsx';
import { useWords } from '../shell/words.tsx';

/** Where a failure of the shell itself leads (RT-40, HF-60). */
export default function ErrorPage() {
  const { words, language } = useWords();
  const navigate = useNavigate();
  const { title, text } = words.shell.error;
  return (
    <>
      <title>{`${title} · Madang`}</title>
      <Notice
        scene="dark"
        title={title}
        text={text}
        action={
          <>
            <ButtonLink variant="primary" href={paths.home(language)}>{words.shell.goHome}</ButtonLink>
            <Button onClick={() => navigate(-1)}>{words.shell.tryAgain}</Button>
          </>
        }
      />
    </>
  );
}
