import type { ActiveSubscription } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { checkoutWords } from '@madang/i18n/parts/checkout.ts';
import { ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '#app/paths.ts';
import { useTimeZone } from '#app/platform/clock.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { readTrail } from '#app/shell/use-trail.ts';
import { useWords } from '#app/shell/words.tsx';
import { lastWatched } from './last-watched.ts';
import { ReturningBuyer } from './ReturningBuyer.tsx';
import type { CheckoutReturnView } from './return-of.ts';

/** Until when it is free or paid, and what follows. */
const useStory = () => {
  const { words, locale } = useWords(checkoutWords);
  const { trial, paid, ends } = words.checkout.outcome.story;
  const timeZone = useTimeZone();
  const day = (instant: string) => formatDate(locale, Date.parse(instant), 'long', timeZone);
  return ({ free_trial_until, next_renewal_at, next_amount, expires_at, currency, period }: ActiveSubscription): string => {
    const price = next_amount === null ? '' : formatPrice(locale, next_amount, currency);
    if (free_trial_until !== null) return fill(trial[period], { date: day(free_trial_until), price });
    if (next_renewal_at !== null) return fill(paid, { date: day(next_renewal_at), price });
    return expires_at === null ? '' : fill(ends, { date: day(expires_at) });
  };
};

/** Outcome of a checkout (RT-69 to RT-84): the plan, its price and the next step. */
export function CheckoutOutcome({ view }: { view: CheckoutReturnView }) {
  const { words, language } = useWords(checkoutWords);
  const { bought, boughtCoupon, failed, failedCoupon, unknown, watch, again, toCoupon, mine, onTv } = words.checkout.outcome;
  const story = useStory();
  const hydrated = useIsHydrated();
  const { coupon, succeeded, tv, own, signedIn } = view;
  const detail = tv === null ? undefined : onTv;
  if (!succeeded) {
    const { title, text } = coupon ? failedCoupon : failed;
    return (
      <StatusPanel
        scene="closed"
        title={title}
        text={text}
        detail={detail}
        action={
          <>
            <ButtonLink variant="primary" href={coupon ? paths.planAction(language, 'coupon') : paths.plan(language)}>
              {coupon ? toCoupon : again}
            </ButtonLink>
            <ButtonLink href={paths.helpArticle(language, 'billing')}>{words.shell.helpCenter}</ButtonLink>
          </>
        }
      />
    );
  }
  if (own === null && signedIn) return <ReturningBuyer view={view} />;
  if (own === null) {
    return (
      <StatusPanel
        scene="dark"
        title={unknown.title}
        text={unknown.signIn}
        detail={detail}
        action={
          <ButtonLink variant="primary" href={paths.signIn(language)}>
            {words.shell.signIn}
          </ButtonLink>
        }
      />
    );
  }
  const before = hydrated ? lastWatched(language, readTrail()) : null;
  return (
    <StatusPanel
      scene="empty"
      title={fill(coupon ? boughtCoupon : bought, { plan: own.plan })}
      text={story(own)}
      detail={detail}
      action={
        <>
          <ButtonLink variant="primary" href={before ?? paths.home(language)}>
            {before === null ? words.shell.goHome : watch}
          </ButtonLink>
          <ButtonLink href={paths.accountPayment(language)}>{mine}</ButtonLink>
        </>
      }
    />
  );
}
