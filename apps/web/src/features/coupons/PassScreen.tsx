import { formatDate } from '@madang/i18n/format.ts';
import { fill } from '@madang/i18n/fill.ts';
import { couponsWords } from '@madang/i18n/parts/coupons.ts';
import { Link } from '@madang/ui/link.tsx';
import { Logo } from '@madang/ui/Logo.tsx';
import { useRef, useState } from 'react';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';
import { CodeForm } from './CodeForm.tsx';
import { FailedNotice } from './FailedNotice.tsx';
import { PassCard } from './PassCard.tsx';
import styles from './PassScreen.module.css';
import { Redeemed } from './Redeemed.tsx';
import { type Refused, useRedeeming } from './use-redeeming.ts';

const redeemPass = (code: string) => api.redeemPremiumPass({ pass_code: code });

/** Where the code on a card is redeemed (CP-20 to CP-30). */
export function PassScreen() {
  const { words, language, locale } = useWords(couponsWords);
  const reasonText = useReasonText();
  const field = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState('');
  const { redeemed, refused, busy, redeem, clear } = useRedeeming('pass', redeemPass);
  const { name, title, text, label, failed, maintenance, paymentFailed, coupon, watch, ...after } = words.coupons.pass;

  const textOf = ({ reason }: Refused): string => {
    if (reason === 'SUBSCRIPTIONS_CLOSED') return maintenance;
    return reason === 'CARD_DECLINED' ? paymentFailed : reasonText(reason);
  };
  const handleRedeem = async (typed: string) => {
    if (!(await redeem(typed))) field.current?.focus();
  };
  const handleChange = (next: string) => {
    if (next !== shown) clear();
    setShown(next);
  };
  const dayOf = (instant: string): string => formatDate(locale, Date.parse(instant));
  return (
    <div className={styles.screen}>
      <Link href={paths.home(language)} className={styles.home}>
        <Logo />
      </Link>
      <div className={styles.columns}>
        <div className={styles.card}>
          <PassCard shown={shown} isRedeemed={redeemed !== null} name={name} />
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
              way={{ label: watch, href: paths.home(language) }}
            />
          ) : (
            <>
              <div className={styles.words}>
                <h1 className={styles.title}>{title}</h1>
                <p className={styles.text}>{text}</p>
              </div>
              <CodeForm
                kind="pass"
                label={label}
                here={paths.premiumPass(language)}
                error={refused?.seen ? textOf(refused) : undefined}
                busy={busy}
                field={field}
                onChange={handleChange}
                onRedeem={handleRedeem}
              >
                <FailedNotice failure={refused && !refused.seen ? { title: failed, text: textOf(refused) } : null} />
              </CodeForm>
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
