import { holdsCardNumber } from '@madang/domain/billing/card-number-in.ts';
import type { FastifyInstance } from 'fastify';

/** Nothing of what was sent is in it, and its status says that it is no fault of ours: it is logged nowhere. */
class CardNumberSent extends Error {
  override readonly name = 'CardNumberSent';
  readonly statusCode = 400;
}

/** Card numbers go from the card fields to nobody. A call that carries one all the same is refused before anything is done with it (trust.md 1.8). */
export const refuseCardNumbers = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ body }) => {
    if (holdsCardNumber(body)) throw new CardNumberSent('A card number was sent.');
  });
};
