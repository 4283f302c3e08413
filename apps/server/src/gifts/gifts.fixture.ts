import { randomUUID } from 'node:crypto';
import { startTill } from '../billing/billing.fixture.ts';
import { mailTo } from '../mail/mailbox.fixture.ts';

/** The server with a scripted payment provider and helpers to buy and redeem gifts. */
export const startGiftShop = async (...args: Parameters<typeof startTill>) => {
  const till = await startTill(...args);
  const { call } = till;
  const someAddress = (): string => `${randomUUID()}@madang.example`;
  const PRESENT = { plan: 'Premium', months: 3, recipient_name: 'Bora', sender_name: 'Mina', message: 'For rainy evenings.' };
  /** Buys three months of Premium as a gift. */
  const give = (as: string, more: object = {}) => call('createGift', { ...PRESENT, terms_accepted: true, ...more }, { as });
  const giftsOf = async (as: string) => (await call('listGifts', {}, { as })).objects;
  const newest = async (as: string): Promise<Record<string, unknown>> => {
    const [gift] = await giftsOf(as);
    if (!gift) throw new Error('Nothing was given.');
    return gift;
  };
  const redeem = (as: string, code: unknown) => call('redeemPremiumPass', { pass_code: code }, { as });
  return { ...till, PRESENT, someAddress, give, giftsOf, newest, redeem, mailTo: (address: string) => mailTo(till, address) };
};
