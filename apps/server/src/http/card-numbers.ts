import { holdsCardNumber } from '@madang/domain/billing/card-number-in.ts';
import type { FastifyInstance } from 'fastify';

/** Nothing of what was sent is in it, and its status says that it is no fault of ours: it is logged nowhere. */
class CardNumberSent extends Error {
  override readonly name = 'CardNumberSent';
  readonly statusCode = 400;
}

/** Card numbers belong in the provider's card fields only. A call that contains one is refused before it is handled or logged. */
export const refuseCardNumbers = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body }) => {
    if (holdsCardNumber(body)) throw new CardNumberSent('A card number was sent.');
  });
};
