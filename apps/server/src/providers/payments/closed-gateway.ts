import { type PaymentGateway, PaymentsUnavailable } from './payment-gateway.ts';

const refuse = async (): Promise<never> => {
  throw new PaymentsUnavailable('No payment provider is set.');
};

/** Stands where no provider was named: what costs nothing goes on, and whatever asks for money or a card fails as with one that is down. */
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
