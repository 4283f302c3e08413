import type { Settings } from '../../settings/read-settings.ts';
import type { OpenedPayments, PaymentSurroundings } from '../../ports/payment-gateway.ts';

/** Opens the payment provider that the settings name. The other one is not even imported. */
export const openPayments = async (settings: Settings, around: PaymentSurroundings): Promise<OpenedPayments> => {
  if (settings.stripe) {
    const { openStripe } = await import('./stripe/open-stripe.ts');
    return openStripe(settings.stripe, around);
  }
  const { openSandbox } = await import('./sandbox/open-sandbox.ts');
  return openSandbox(settings, around);
};
