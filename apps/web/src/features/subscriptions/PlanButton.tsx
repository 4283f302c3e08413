import type { Period } from '@madang/domain/subscriptions/plan.ts';
import { TOP_PLAN } from '@madang/domain/subscriptions/plan-capabilities.ts';
import { fill } from '@madang/i18n/fill.ts';
import { subscriptionsWords } from '@madang/i18n/parts/subscriptions.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { Icon } from '@madang/ui/Icon.tsx';
import { paths } from '#app/paths.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import type { ShownOffer, PlanView } from './plan-view.ts';
import styles from './PlanButton.module.css';
import type { PlanWay } from './plan-way.ts';

interface PlanButtonProps {
  plan: PlanView['plan'];
  period: Period;
  way: PlanWay;
  trial: boolean;
  code: string | null;
  /** On the way there. */
  busy: boolean;
  onChoose: (offer: ShownOffer, period: Period) => void;
  offer: ShownOffer;
}

/** Button of a plan, shown while its period is selected (Price.module.css). */
export function PlanButton({ plan, period, way, trial, code, offer, busy, onChoose }: PlanButtonProps) {
  const { words, language } = useWords(subscriptionsWords);
  const { actions, yoursFor } = words.subscriptions;
  const hydrated = useIsHydrated();
  const named = fill(actions.of, { plan, period: words.subscriptions[period] });
  const variant = plan === TOP_PLAN ? 'subscribe' : 'outline';
  const begin = trial ? actions.trial : actions.subscribe;
  const content = ((): React.ReactNode => {
    switch (way) {
      case 'owned':
        return (
          <span className={styles.yours}>
            <Icon name="check" size="small" />
            {fill(yoursFor, { period: words.subscriptions[period] })}
          </span>
        );
      case 'sign_in': {
        const back = paths.plan(language, { type: plan.toLowerCase(), q: period, code: code ?? undefined });
        return (
          <ButtonLink full variant={variant} href={paths.signIn(language, { callbackUrl: back })}>
            {begin} <span className={styles.named}>{named}</span>
          </ButtonLink>
        );
      }
      case 'buy':
        return (
          <Button full variant={variant} disabled={!hydrated} busy={busy} onClick={() => onChoose(offer, period)}>
            {begin} <span className={styles.named}>{named}</span>
          </Button>
        );
      case 'upgrade':
      case 'change':
        return (
          <ButtonLink
            full
            variant={way === 'upgrade' ? variant : 'outline'}
            href={paths.accountPayment(language, { plan: offer.sku })}
          >
            {actions[way]} <span className={styles.named}>{named}</span>
          </ButtonLink>
        );
      case null:
        return null;
    }
  })();
  return (
    content && (
      <span className={styles.place} data-period={period}>
        {content}
      </span>
    )
  );
}
