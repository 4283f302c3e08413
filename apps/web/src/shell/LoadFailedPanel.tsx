import type { HelpArticle } from '@madang/domain/help/help-article.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '#app/paths.ts';
import { reload } from '#app/platform/window.ts';
import { StatusPanel } from './Notice.tsx';
import { useWords } from './words.tsx';

interface LoadFailedPanelProps {
  title: string;
  /** Follows the sentence that says to try again. */
  more?: string;
  /** Help article about this page. */
  help: HelpArticle;
}

/** Replaces a page whose data could not be loaded: nothing is lost, and a reload may help (ER-04). */
export function LoadFailedPanel({ title, more, help }: LoadFailedPanelProps) {
  const { words, language } = useWords();
  return (
    <StatusPanel
      scene="dark"
      title={title}
      text={more === undefined ? words.shell.outage : `${words.shell.outage} ${more}`}
      action={
        <>
          <Button variant="primary" onClick={reload}>
            {words.shell.tryAgain}
          </Button>
          <ButtonLink href={paths.helpArticle(language, help)}>{words.shell.helpCenter}</ButtonLink>
        </>
      }
    />
  );
}
