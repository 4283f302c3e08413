import { stripeFieldsUrl } from '@madang/contract/billing/card-fields.ts';
import type { StripeSettings } from '../../../settings/stripe-settings.ts';
import type { OpenedPayments, PaymentSurroundings } from '../../../ports/payment-gateway.ts';
import { stripeGateway } from './stripe-gateway.ts';

/** Opens the Stripe gateway. Importing this module loads Stripe's library. */
export const openStripe = (
  { publishableKey, ...access }: StripeSettings,
  { now, logger }: Pick<PaymentSurroundings, 'now' | 'logger'>,
): OpenedPayments => ({
  gateway: stripeGateway({ ...access, now, tell: (message) => logger.warn(message) }),
  url: stripeFieldsUrl(publishableKey),
  close: async () => undefined,
});
