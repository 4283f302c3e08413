import type { Plan } from '@madang/domain/subscriptions/plan.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { fill } from '@madang/i18n/fill.ts';
import { couponsWords } from '@madang/i18n/parts/coupons.ts';
import { Link } from '@madang/ui/link.tsx';
import { Logo } from '@madang/ui/Logo.tsx';
import { useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useTimeZone } from '#app/platform/clock.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { ClosedNotice } from '#app/shell/ClosedNotice.tsx';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';
import { CodeForm } from './CodeForm.tsx';
import { FailedNotice } from './FailedNotice.tsx';
import type { CodesView } from './only-with-codes.ts';
import { PassCard } from './PassCard.tsx';
import styles from './PassScreen.module.css';
import { Redeemed } from './Redeemed.tsx';
import { type RefusedCode, useRedeeming } from './use-redeeming.ts';

/** Plans of the pass cards that are sold. A redeemed code of another plan was a gift. */
const HAS_PASS_CARDS: Readonly<Record<Plan, boolean>> = { Basic: false, Premium: true };

const redeemPass = (code: string) => api.redeemPremiumPass({ pass_code: code });

/** Where the code on a card is redeemed (CP-20 to CP-30). */
export function PassScreen({ closed }: CodesView) {
  const { words, language, locale } = useWords(couponsWords);
  const reasonText = useReasonText();
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState('');
  const { redeemed, refused, busy, redeem, clear } = useRedeeming('pass', redeemPass);
  // The link in a gift's email has the code in its fragment, which is never sent to the server.
  const { hash } = useLocation();
  const codeInHash = useIsHydrated() ? hash.slice(1) : '';
  const {
    name,
    title,
    text,
    brought: broughtText,
    broughtTitle,
    broughtName,
    label,
    failed,
    maintenance,
    resumeFirst,
    paymentFailed,
    coupon,
    watch,
    ...after
  } = words.coupons.pass;

  const textOf = ({ reason }: RefusedCode): string => {
    if (reason === 'SUBSCRIPTIONS_CLOSED') return maintenance;
    if (reason === 'RESUME_FIRST') return resumeFirst;
    return reason === 'CARD_DECLINED' ? paymentFailed : reasonText(reason);
  };
  const handleRedeem = async (typed: string) => {
    if (!(await redeem(typed))) field.current?.focus();
  };
  const handleChange = (next: string) => {
    if (next !== shown) clear();
    setShown(next);
  };
  const isGift = codeInHash !== '' || (redeemed !== null && !HAS_PASS_CARDS[redeemed.plan]);
  const timeZone = useTimeZone();
  const dayOf = (instant: string): string => formatDate(locale, Date.parse(instant), 'long', timeZone);
  return (
    <div className={styles.screen}>
      <Link href={paths.home(language)} className={styles.home}>
        <Logo />
      </Link>
      <div className={styles.columns}>
        <div className={styles.card}>
          <PassCard shown={shown} isRedeemed={redeemed !== null} name={isGift ? broughtName : name} />
        </div>
        <div className={styles.sheet}>
          {redeemed ? (
            <Redeemed
              title={redeemed.state === 'begun' ? fill(after.begunTitle, { plan: redeemed.plan }) : after.reservedTitle}
              text={
                redeemed.state === 'begun'
                  ? fill(after.begunText, { until: dayOf(redeemed.expires_at) })
                  : fill(after.reservedText, {
                      plan: redeemed.plan,
                      from: dayOf(redeemed.begins_at),
                      until: dayOf(redeemed.expires_at),
                    })
              }
              way={{ label: HAS_PASS_CARDS[redeemed.plan] ? watch : words.coupons.coupon.watch, href: paths.home(language) }}
            />
          ) : (
            <>
              <div className={styles.words}>
                <h1 className={styles.title}>{codeInHash === '' ? title : broughtTitle}</h1>
                <p className={styles.text}>{codeInHash === '' ? text : broughtText}</p>
              </div>
              {closed ? (
                <ClosedNotice refusal="SUBSCRIPTIONS_CLOSED" text={maintenance} />
              ) : (
                <CodeForm
                  kind="pass"
                  label={label}
                  here={paths.premiumPass(language)}
                  initialCode={codeInHash}
                  error={refused?.seen ? textOf(refused) : undefined}
                  busy={busy}
                  field={field}
                  onChange={handleChange}
                  onRedeem={handleRedeem}
                >
                  <FailedNotice failure={refused && !refused.seen ? { title: failed, text: textOf(refused) } : null} />
                </CodeForm>
              )}
              <Link href={paths.planAction(language, 'coupon')} className={styles.other}>
                {coupon}
              </Link>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
