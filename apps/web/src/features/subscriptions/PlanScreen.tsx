import { normalCode, shownCode } from '@madang/domain/coupons/code.ts';
import { NORTH_AMERICAN_TAX_FROM } from '@madang/domain/billing/tax.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatDate } from '@madang/i18n/format.ts';
import { formatCountry } from '@madang/i18n/format-country.ts';
import { refusalWords } from '@madang/i18n/parts/refusals.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import { Link } from '@madang/ui/link.tsx';
import { type PropsWithChildren, useEffect } from 'react';
import { paths } from '#app/paths.ts';
import { hasPromotion } from '#app/platform/scanned-promotion.ts';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';
import { findPromotion } from './plan-view.ts';
import type { PlanScreenView } from './plan-screen.ts';
import styles from './PlanScreen.module.css';
import { PlanTable } from './PlanTable.tsx';

/** Blocks that the subscriber can remove on the account's payment page. */
const MENDED_BY_HOLDER: ReadonlySet<string> = new Set(['RESUME_FIRST', 'CHANGE_PENDING', 'PURCHASE_UNDER_WAY']);

/** Compares the plans and says what can be done with them today. */
export function PlanScreen({ view, children }: PropsWithChildren<{ view: PlanScreenView }>) {
  const { words, language, locale } = useWords(subscriptionsWords, refusalWords);
  const reasonText = useReasonText();
  const { plans, standing, country, tax, code } = view;
  // One that has run out, or is none, is taken away.
  useEffect(() => void hasPromotion(), []);
  const { small, renewal, taxAdded, couponWaits, promotionNote, toOwn } = words.subscriptions;
  return (
    <div className={styles.screen}>
      {standing.blockedBy !== null && (
        <p className={styles.notice} role="note">
          <Icon name="info" />
          <span>
            {reasonText(standing.blockedBy)}{' '}
            {MENDED_BY_HOLDER.has(standing.blockedBy) && (
              <Link href={paths.accountPayment(language)} className={styles.way}>
                {toOwn}
              </Link>
            )}
          </span>
        </p>
      )}
      {code !== null && standing.blockedBy === null && standing.owned === null && (
        <p className={styles.notice} role="note">
          <Icon name="check" />
          <span>{fill(couponWaits, { code: shownCode(normalCode(code)) })}</span>
        </p>
      )}
      <PlanTable view={view} />
      {children}
      <div className={styles.notes}>
        {findPromotion(plans) !== null && <p>{promotionNote}</p>}
        <p>{renewal}</p>
        {tax === 'added' && <p>{fill(taxAdded, { date: formatDate(locale, NORTH_AMERICAN_TAX_FROM) })}</p>}
        <p>{fill(small, { country: formatCountry(locale, country) })}</p>
      </div>
    </div>
  );
}
