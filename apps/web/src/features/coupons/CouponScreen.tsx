import { formatDate, formatPercent } from '@madang/i18n/format.ts';
import { formatPrice } from '@madang/i18n/format-price.ts';
import { fill } from '@madang/i18n/fill.ts';
import { couponsWords } from '@madang/i18n/parts/coupons.ts';
import { Link } from '@madang/ui/link.tsx';
import { useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useTimeZone } from '#app/platform/clock.ts';
import { COUPON_COOKIE, writeCookie } from '#app/platform/cookies.ts';
import { ClosedNotice } from '#app/shell/ClosedNotice.tsx';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';
import { CodeForm } from './CodeForm.tsx';
import styles from './CouponScreen.module.css';
import { FailedNotice } from './FailedNotice.tsx';
import type { CodesView } from './only-with-codes.ts';
import { Redeemed } from './Redeemed.tsx';
import { useRedeeming } from './use-redeeming.ts';

const MINUTES_OF_DAY = 24 * 60;

/** The code of a discount goes on to the checkout, which spends it (CP-09). */
const takeToCheckout = (code: string): void => writeCookie(COUPON_COOKIE, code);

const redeemCoupon = async (code: string) => {
  const redeemed = await api.redeemCoupon({ code });
  if (redeemed.kind === 'discount') takeToCheckout(redeemed.code);
  return redeemed;
};
type CouponOutcome = Awaited<ReturnType<typeof redeemCoupon>>;

/** Where coupons and vouchers are redeemed: plan action `coupon` (CP-05). */
export function CouponScreen({ closed }: CodesView) {
  const { words, language } = useWords(couponsWords);
  const reasonText = useReasonText();
  const { search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  const { redeemed, refused, busy, redeem, clear } = useRedeeming('coupon', redeemCoupon);
  const { title, text, label, failed, pass } = words.coupons.coupon;
  const isOutage = refused?.reason === 'OUTAGE';

  const handleRedeem = async (typed: string) => {
    if (!(await redeem(typed))) field.current?.focus();
  };
  return (
    <div className={styles.screen}>
      <div className={styles.sheet}>
        {redeemed ? (
          <RedeemedCoupon redeemed={redeemed} />
        ) : (
          <>
            <div>
              <h1 className={styles.title}>{title}</h1>
              <p className={styles.text}>{text}</p>
            </div>
            {closed ? (
              <ClosedNotice refusal="SUBSCRIPTIONS_CLOSED" />
            ) : (
              <CodeForm
                kind="coupon"
                label={label}
                here={paths.planAction(language, 'coupon')}
                given={new URLSearchParams(search).get('code') ?? undefined}
                error={refused && !isOutage ? reasonText(refused.reason) : undefined}
                busy={busy}
                field={field}
                onChange={clear}
                onRedeem={handleRedeem}
              >
                <FailedNotice failure={isOutage ? { title: failed, text: reasonText('OUTAGE') } : null} />
              </CodeForm>
            )}
            <Link href={paths.premiumPass(language)} className={styles.other}>
              {pass}
            </Link>
          </>
        )}
      </div>
    </div>
  );
}

/** A discount leads to the plans, free months to what may be watched now. */
function RedeemedCoupon({ redeemed }: { redeemed: CouponOutcome }) {
  const { words, language, locale } = useWords(couponsWords);
  const timeZone = useTimeZone();
  const { percentTitle, amountTitle, discountText, choose, redeemedTitle, redeemedText, watch } = words.coupons.coupon;
  if (redeemed.kind === 'redeemed')
    return (
      <Redeemed
        title={fill(redeemedTitle, { plan: redeemed.plan })}
        text={fill(redeemedText, { until: formatDate(locale, Date.parse(redeemed.expires_at), 'long', timeZone) })}
        way={{ label: watch, href: paths.home(language) }}
      />
    );
  const { code, percent, amount, currency } = redeemed;
  return (
    <Redeemed
      title={
        percent === null
          ? fill(amountTitle, { amount: formatPrice(locale, amount ?? 0, currency ?? 'USD') })
          : fill(percentTitle, { percent: formatPercent(locale, percent / 100) })
      }
      text={fill(discountText, { minutes: Math.round(COUPON_COOKIE.days * MINUTES_OF_DAY) })}
      way={{ label: choose, href: paths.plan(language), onClick: () => takeToCheckout(code) }}
    />
  );
}
