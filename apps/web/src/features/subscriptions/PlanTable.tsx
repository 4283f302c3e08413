import { SUBTITLE_LANGUAGES } from '@madang/domain/shared/language.ts';
import { PERIODS } from '@madang/domain/subscriptions/plan.ts';
import { TOP_PLAN } from '@madang/domain/subscriptions/plan-capabilities.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatNumber, formatPercent } from '@madang/i18n/format.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { classes } from '@madang/ui/classes.ts';
import { Icon } from '@madang/ui/Icon.tsx';
import type { ReactNode } from 'react';
import { useWords } from '#app/shell/words.tsx';
import { PeriodSwitch } from './PeriodSwitch.tsx';
import { PlanButton } from './PlanButton.tsx';
import type { PlanScreenView } from './plan-screen.ts';
import { type PlanView, findPromotion } from './plan-view.ts';
import styles from './PlanTable.module.css';
import { countTrialDays, wayTo } from './plan-way.ts';
import { Price } from './Price.tsx';
import { useChoosePlan } from './use-choose-plan.ts';

/** Comparison of two plans. On phones the labels are above the values. */
export function PlanTable({ view }: { view: PlanScreenView }) {
  const { plans, chosen } = view;
  const { words, locale } = useWords(subscriptionsWords);
  const { title, compare, rows, everything, asReleased, liveIncluded, hd, yes, no, withAds, withoutAds } = words.subscriptions;
  const intro = useIntro(view);
  const number = (value: number) => formatNumber(locale, value);
  const table: readonly [label: string, value: (plan: PlanView) => ReactNode][] = [
    [rows.library, () => everything],
    [rows.newEpisodes, () => asReleased],
    [rows.live, () => <YesNo is>{liveIncluded}</YesNo>],
    [rows.quality, () => hd],
    [rows.subtitles, () => number(SUBTITLE_LANGUAGES.length)],
    [rows.profiles, ({ profiles }) => number(profiles)],
    [rows.devices, ({ devices }) => number(devices)],
    [rows.downloads, ({ downloads }) => <YesNo is={downloads}>{downloads ? yes : no}</YesNo>],
    [rows.ads, ({ adFree }) => <YesNo is={adFree}>{adFree ? withoutAds : withAds}</YesNo>],
  ];
  const column = ({ plan }: PlanView) =>
    classes(styles.plan, plan === TOP_PLAN && styles.premium, plan === chosen.plan && styles.chosen);

  return (
    <table className={styles.table} aria-label={compare}>
      <thead>
        <tr>
          <td className={styles.intro}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.text}>{intro}</p>
            <PeriodSwitch
              initial={chosen.period}
              savingPercent={Math.max(0, ...plans.map(({ offers }) => offers.annual.savingPercent))}
            />
          </td>
          {plans.map((one) => (
            <th key={one.plan} scope="col" className={column(one)}>
              <PlanHead one={one} view={view} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.map(([label, value]) => (
          <tr key={label}>
            <th scope="row" className={styles.label}>
              {label}
            </th>
            {plans.map((one) => (
              <td key={one.plan} className={column(one)}>
                {value(one)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What a beginning looks like for this visitor: with a promotion, with free days, or as it is. */
const useIntro = ({ plans, standing }: PlanScreenView): string => {
  const { words, locale } = useWords(subscriptionsWords);
  const { text, textPromotion, textPlain } = words.subscriptions;
  const percent = findPromotion(plans);
  if (percent !== null) return fill(textPromotion, { percent: formatPercent(locale, percent / 100) });
  const days = Math.max(0, ...plans.map(({ plan }) => countTrialDays(plans, { plan, period: 'monthly' }, standing)));
  return days > 0 ? fill(text, { days: formatNumber(locale, days) }) : textPlain;
};

function PlanHead({ one, view }: { one: PlanView; view: PlanScreenView }) {
  const { words } = useWords(subscriptionsWords);
  const { plans, standing, code, tax } = view;
  const { busy, choose } = useChoosePlan(code);
  const { plan, offers } = one;
  const trialIn = (period: (typeof PERIODS)[number]) => countTrialDays(plans, { plan, period }, standing);
  return (
    <>
      <span className={styles.name}>{plan}</span>
      <span className={styles.about}>{words.subscriptions.about[plan]}</span>
      {PERIODS.map((period) => (
        <Price
          key={period}
          offer={offers[period]}
          period={period}
          trialDays={trialIn(period)}
          tax={tax}
          isSold={standing.owned === null}
        />
      ))}
      {PERIODS.map((period) => (
        <PlanButton
          key={period}
          plan={plan}
          period={period}
          way={wayTo({ plan, period }, standing)}
          trial={trialIn(period) > 0}
          code={code}
          offer={offers[period]}
          busy={busy}
          onChoose={choose}
        />
      ))}
    </>
  );
}

const YesNo = ({ is, children }: { is: boolean; children: ReactNode }) => (
  <span className={classes(styles.value, !is && styles.without)}>
    {is && <Icon name="check" size="small" />}
    {children}
  </span>
);
