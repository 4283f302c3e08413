import { codeHash } from '@madang/database/coupons/code-hash.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { DEMO_CAMPAIGNS, DEMO_PASS, DEMO_PASSES } from '@madang/fixtures/codes.ts';

const DAY_MS = 86_400_000;

/**
 * Makes the campaigns, coupons and cards that are not there yet; what somebody has redeemed stays redeemed. The secret is the server's, which
 * finds them by it.
 */
export const printCodes = async ({ codes }: Pick<Repositories, 'codes'>, secret: Uint8Array, now: number): Promise<void> => {
  const hashOf = codeHash(secret);
  for (const { id, offer, plans, multiUse, isOver, codes: printed } of DEMO_CAMPAIGNS) {
    const until = isOver ? now - DAY_MS : now + 365 * DAY_MS;
    await codes.saveCampaign({ id, offer, plans, periods: null, from: now - 60 * DAY_MS, until, multiUse });
    for (const code of printed) await codes.add({ hash: hashOf(code), campaignId: id });
  }
  for (const code of DEMO_PASSES) await codes.add({ hash: hashOf(code), pass: DEMO_PASS });
};
