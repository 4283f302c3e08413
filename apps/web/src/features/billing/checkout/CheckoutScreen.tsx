import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { readCheckout, removeCheckout } from '#app/platform/saved-checkout.ts';
import { useIsHydrated, visit } from '#app/platform/window.ts';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';
import type { CheckoutView } from './load-checkout.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { ComingCheckout } from './ComingCheckout.tsx';

/** Long enough to read why, in milliseconds. */
const READING_MS = 3000;

/** Checkout of the plan chosen in this tab. Without one there is nothing to pay (BI-100). */
export function CheckoutScreen({ view }: { view: CheckoutView }) {
  return useIsHydrated() ? <OpenCheckout view={view} /> : <ComingCheckout />;
}

function OpenCheckout({ view }: { view: CheckoutView }) {
  const { language } = useWords();
  const [found] = useState(readCheckout);
  if (found.state === 'kept') return <CheckoutForm saved={found.checkout} view={view} />;
  return found.state === 'expired' ? <ExpiredCheckout /> : <Navigate to={paths.plan(language)} replace />;
}

/** It lay there too long: says so, and leads back to the choice (BI-98). */
function ExpiredCheckout() {
  const { words, language } = useWords(checkoutWords);
  const reasonText = useReasonText();
  const back = paths.plan(language);
  useEffect(() => {
    const timer = setTimeout(() => {
      removeCheckout();
      visit(back);
    }, READING_MS);
    return () => clearTimeout(timer);
  }, [back]);
  return <StatusPanel scene="closed" title={words.checkout.expired} text={reasonText('TOKEN_INVALID')} />;
}
