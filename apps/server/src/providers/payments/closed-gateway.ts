import { type PaymentGateway, PaymentsUnavailable } from '../../ports/payment-gateway.ts';

const refuse = async (): Promise<never> => {
  throw new PaymentsUnavailable('No payment provider is set.');
};

/** Gateway without a provider: what costs nothing still works, and whatever needs a card or a charge is an outage. */
export const closedGateway = (): PaymentGateway => ({
  name: 'closed',
  boleto: false,
  identifiesCards: false,
  saveInstrument: refuse,
  forgetInstrument: refuse,
  charge: refuse,
  chargeByBoleto: refuse,
  findCharge: refuse,
  cancelCharge: refuse,
  refund: refuse,
  readNotice: () => null,
});
