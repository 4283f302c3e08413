import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '#app/paths.ts';
import { reload } from '#app/platform/window.ts';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { useWords } from '#app/shell/words.tsx';

/** The account could not be read: nothing of it is lost, and trying again may help (ER-04). */
export function AccountFailed() {
  const { words, language } = useWords(accountsWords);
  return (
    <StatusPanel
      scene="dark"
      title={words.accounts.failed.title}
      text={words.shell.outage}
      action={
        <>
          <Button variant="primary" onClick={reload}>
            {words.shell.tryAgain}
          </Button>
          <ButtonLink href={paths.helpArticle(language, 'account')}>{words.shell.helpCenter}</ButtonLink>
        </>
      }
    />
  );
}
