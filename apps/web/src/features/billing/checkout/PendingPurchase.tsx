import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '#app/paths.ts';
import { Notice } from '#app/shell/Notice.tsx';
import { useWords } from '#app/shell/words.tsx';
import { usePending } from './use-pending.ts';

/** The bank has not answered yet: nothing more has to be done, and nobody has to wait here. */
export function PendingPurchase({ onSettled }: { onSettled: (succeeded: boolean) => void }) {
  const { words, language } = useWords(checkoutWords);
  const { title, text } = words.checkout.pending;
  usePending(onSettled);
  return (
    <div role="status">
      <Notice
        scene="dark"
        title={title}
        text={text}
        action={<ButtonLink href={paths.home(language)}>{words.shell.goHome}</ButtonLink>}
      />
    </div>
  );
}
