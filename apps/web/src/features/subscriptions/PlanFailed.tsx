import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '#app/paths.ts';
import { reload } from '#app/platform/window.ts';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { useWords } from '#app/shell/words.tsx';

/** The plans could not be read: trying again may help. */
export function PlanFailed() {
  const { words, language } = useWords(subscriptionsWords);
  return (
    <StatusPanel
      scene="dark"
      title={words.subscriptions.failed}
      text={words.shell.outage}
      action={
        <>
          <Button variant="primary" onClick={reload}>
            {words.shell.tryAgain}
          </Button>
          <ButtonLink href={paths.helpArticle(language, 'plans')}>{words.shell.helpCenter}</ButtonLink>
        </>
      }
    />
  );
}
