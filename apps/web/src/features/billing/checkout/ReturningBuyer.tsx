import type { Followed } from '@madang/contract/billing/billing.contract.ts';
import { returnName } from '@madang/domain/billing/checkout-return.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { startSession } from '#app/platform/api.ts';
import { COUPON_COOKIE, removeCookie } from '#app/platform/cookies.ts';
import { removeCheckout } from '#app/platform/saved-checkout.ts';
import { reload } from '#app/platform/window.ts';
import { leaveEndedSession } from '#app/shell/ended-session.ts';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { useWords } from '#app/shell/words.tsx';
import { PendingPurchase } from './PendingPurchase.tsx';
import type { CheckoutReturnView } from './return-of.ts';

/**
 * A buyer who returns from the bank without a plan. The query string is not trusted: the purchase state comes from the
 * server (RT-69).
 */
export function ReturningBuyer({ view }: { view: CheckoutReturnView }) {
  const { words, language } = useWords(checkoutWords);
  const { title, text, look } = words.checkout.outcome.unknown;
  const navigate = useNavigate();
  const [isSettled, setIsSettled] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    // This page has no layout that would start the client's session.
    startSession(true, null, () => leaveEndedSession(language));
    setIsOpen(true);
  }, [language]);
  const settle = (succeeded: boolean, followed: Followed | null): void => {
    // No purchase, so no failed payment to show.
    if (followed === null) return setIsSettled(true);
    if (!succeeded) return void navigate(paths.process(returnName({ ...view, succeeded })), { replace: true });
    removeCheckout();
    removeCookie(COUPON_COOKIE.name);
    setIsSettled(true);
    // The page says it with the plan that runs now.
    void navigate(paths.process(returnName({ ...view, succeeded })), { replace: true });
  };
  if (isSettled || !isOpen)
    return (
      <StatusPanel
        scene="dark"
        title={title}
        text={text}
        action={
          <Button variant="primary" onClick={reload}>
            {look}
          </Button>
        }
      />
    );
  return (
    <PendingPurchase
      begun={null}
      payUrl={view.payUrl}
      onSettled={settle}
      onGivenUp={() => void navigate(paths.plan(language), { replace: true })}
    />
  );
}
