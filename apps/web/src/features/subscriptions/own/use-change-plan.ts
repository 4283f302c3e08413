import type { BillingInfo, PlanChangeResult } from '@madang/contract/billing/billing.contract.ts';
import type { PlanChangePreview, Product } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { useCallback, useEffect, useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { onCallFailed } from '#app/platform/call-failures.ts';
import { newId } from '#app/platform/new-id.ts';
import { useCalls } from '#app/platform/use-call.ts';
import { tries } from '#app/shell/tries.ts';

type Step = 'products' | 'preview' | 'change';

/** The failed step and its reason. Null for an outage. */
export interface ChangeFailure {
  readonly at: Step;
  readonly reason: Refusal | null;
}

interface Ways {
  readonly onDone: (bought: PlanChangeResult, preview: PlanChangePreview) => void;
  /** Goes to the payer's bank. */
  readonly leave: (url: string) => void;
  /** Something else is being paid for: how it stands is another than the page knew. */
  readonly onUnderWay: () => void;
}

/** The price is shown also where the card cannot be loaded. */
const readCard = (): Promise<BillingInfo | null> => api.getPrimaryBillingInfo().catch(onCallFailed(() => null));

/** Plan change in two steps: previews the price of a chosen plan, then confirms with the previewed price. */
export const useChangePlan = ({ onDone, leave, onUnderWay }: Ways) => {
  const [products, setProducts] = useState<readonly Product[] | null>(null);
  const [preview, setPreview] = useState<PlanChangePreview | null>(null);
  /** The card that pays for the change. Null when none is saved, or when it failed to load. */
  const [card, setCard] = useState<BillingInfo | null>(null);
  const [step, setStep] = useState<Step>('products');
  const { running, failure, run, reset } = useCalls<Step>();
  /** The bank's page is on its way. */
  const [leaving, setLeaving] = useState(false);
  const [changes] = useState(() => tries<PlanChangeResult>(newId));

  const load = useCallback(() => {
    setStep('products');
    void run('products', async () => setProducts((await api.listProducts()).objects));
  }, [run]);
  useEffect(load, [load]);

  const attempt = (at: Step, act: () => Promise<void>): void => {
    setStep(at);
    void run(at, act, { onFailure: ({ reason }) => reason === 'PURCHASE_UNDER_WAY' && onUnderWay() });
  };

  const change = async (shown: PlanChangePreview): Promise<void> => {
    try {
      const order = { sku: shown.sku, shown_total: shown.total };
      const paid = await changes.make(
        JSON.stringify(order),
        async () => (idempotencyKey) => api.changePlan({ ...order, can_consent: true }, { idempotencyKey }),
      );
      if (!paid) return;
      if (paid.state !== 'action_needed' || paid.action_url === null) return onDone(paid, shown);
      setLeaving(true);
      leave(paid.action_url);
    } catch (error) {
      // After a price change, the new price is shown before the viewer confirms again.
      if (isCallFailed(error) && error.reason === 'PRICE_CHANGED') setPreview(await api.previewPlanChange({ sku: shown.sku }));
      throw error;
    }
  };

  return {
    products,
    preview,
    card,
    failure: failure && { at: step, reason: failure.reason },
    busy: running !== null || leaving,
    leaving,
    load,
    look: (sku: string) =>
      attempt('preview', async () => {
        const [shown, primary] = await Promise.all([api.previewPlanChange({ sku }), readCard()]);
        setCard(primary);
        setPreview(shown);
      }),
    back: () => {
      setPreview(null);
      reset();
    },
    forget: reset,
    change: () => preview && attempt('change', () => change(preview)),
  };
};
