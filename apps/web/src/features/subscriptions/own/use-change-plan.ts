import type { BillingInfo, ChangePaid } from '@madang/contract/billing/billing.contract.ts';
import type { PlanChangePreview, Product } from '@madang/contract/subscriptions/subscriptions.contract.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { useCallback, useEffect, useState } from 'react';
import { api, isCallFailed } from '#app/platform/api.ts';
import { newId } from '#app/platform/new-id.ts';
import { tries } from '#app/shell/tries.ts';

/** The failed step and its reason. Null for an outage. */
export interface ChangeFailure {
  readonly at: 'products' | 'preview' | 'change';
  readonly reason: Refusal | null;
}

interface Ways {
  readonly onDone: (bought: ChangePaid, preview: PlanChangePreview) => void;
  /** Goes to the payer's bank. */
  readonly leave: (url: string) => void;
  /** Something else is being paid for: how it stands is another than the page knew. */
  readonly onUnderWay: () => void;
}

/** The price is shown also where the card cannot be loaded. */
const readCard = (): Promise<BillingInfo | null> =>
  api.getPrimaryBillingInfo().catch((error: unknown) => {
    if (!isCallFailed(error)) throw error;
    return null;
  });

/** Plan change in two steps: previews the price of a chosen plan, then confirms with the previewed price. */
export const useChangePlan = ({ onDone, leave, onUnderWay }: Ways) => {
  const [products, setProducts] = useState<readonly Product[] | null>(null);
  const [preview, setPreview] = useState<PlanChangePreview | null>(null);
  /** The card that pays for the change. Null when none is saved, or when it failed to load. */
  const [card, setCard] = useState<BillingInfo | null>(null);
  const [failure, setFailure] = useState<ChangeFailure | null>(null);
  const [busy, setBusy] = useState(false);
  /** The bank's page is on its way. */
  const [leaving, setLeaving] = useState(false);
  const [changes] = useState(() => tries<ChangePaid>(newId));

  const attempt = useCallback(async (at: ChangeFailure['at'], act: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      await act();
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      setFailure({ at, reason: error.reason });
    } finally {
      setBusy(false);
    }
  }, []);

  const unlessUnderWay = async (act: () => Promise<void>): Promise<void> => {
    try {
      await act();
    } catch (error) {
      if (isCallFailed(error) && error.reason === 'PURCHASE_UNDER_WAY') onUnderWay();
      throw error;
    }
  };

  const bring = useCallback(() => attempt('products', async () => setProducts((await api.listProducts()).objects)), [attempt]);
  useEffect(() => void bring(), [bring]);

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
    failure,
    busy: busy || leaving,
    leaving,
    bring: () => void bring(),
    look: (sku: string) =>
      void attempt('preview', () =>
        unlessUnderWay(async () => {
          const [shown, primary] = await Promise.all([api.previewPlanChange({ sku }), readCard()]);
          setCard(primary);
          setPreview(shown);
        }),
      ),
    back: () => {
      setPreview(null);
      setFailure(null);
    },
    forget: () => setFailure(null),
    change: () => preview && void attempt('change', () => unlessUnderWay(() => change(preview))),
  };
};
