import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '#app/paths.ts';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';

/** Nothing can be bought now: why, that nothing was charged unless the plan runs already, and the way on. */
export function StoppedCheckout({ reason, onRetry }: { reason: Refusal | 'OUTAGE'; onRetry: () => Promise<void> }) {
  const { words, language } = useWords(checkoutWords);
  const { stopped, notCharged, seePlans } = words.checkout;
  const reasonText = useReasonText();
  return (
    <StatusPanel
      scene={reason === 'OUTAGE' ? 'dark' : 'closed'}
      title={stopped}
      text={reason === 'ALREADY_SUBSCRIBED' ? reasonText(reason) : `${reasonText(reason)} ${notCharged}`}
      action={
        reason === 'OUTAGE' ? (
          <>
            <Button variant="primary" onClick={() => void onRetry()}>
              {words.shell.tryAgain}
            </Button>
            <ButtonLink href={paths.helpArticle(language, 'billing')}>{words.shell.helpCenter}</ButtonLink>
          </>
        ) : (
          <>
            <ButtonLink variant="primary" href={paths.home(language)}>
              {words.shell.goHome}
            </ButtonLink>
            <ButtonLink href={paths.plan(language)}>{seePlans}</ButtonLink>
          </>
        )
      }
    />
  );
}
