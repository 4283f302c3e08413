import type { Settings } from '../../settings.ts';
import type { OpenedPayments, PaymentSurroundings } from './opened-payments.ts';

/** Opens whoever keeps cards and takes money, as the settings say; the other one is not even read. */
export const openPayments = async (settings: Settings, around: PaymentSurroundings): Promise<OpenedPayments> => {
  if (settings.stripe) {
    const { openStripe } = await import('./stripe/open-stripe.ts');
    return openStripe(settings.stripe, around);
  }
  const { openSandbox } = await import('./sandbox/open-sandbox.ts');
  return openSandbox(settings, around);
};
