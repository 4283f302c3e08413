import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '#app/paths.ts';
import { reload } from '#app/platform/window.ts';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { useWords } from '#app/shell/words.tsx';

/** Cards or billing details could not be read: nothing was charged, and trying again may help. */
export function CheckoutFailed() {
  const { words, language } = useWords(checkoutWords);
  return (
    <StatusPanel
      scene="dark"
      title={words.checkout.stopped}
      text={`${words.shell.outage} ${words.checkout.notCharged}`}
      action={
        <>
          <Button variant="primary" onClick={reload}>
            {words.shell.tryAgain}
          </Button>
          <ButtonLink href={paths.helpArticle(language, 'billing')}>{words.shell.helpCenter}</ButtonLink>
        </>
      }
    />
  );
}
