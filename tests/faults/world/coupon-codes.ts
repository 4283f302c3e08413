import { randomUUID } from 'node:crypto';
import { codeHash } from '@madang/database/coupons/code-hash.ts';
import { codeBeginning } from '@madang/domain/coupons/code.ts';
import type { Installation } from './installation.ts';
import { several } from './people.ts';

const CAMPAIGN = 'faults';
const DAY_MS = 86_400_000;

/** Codes that give a month of Premium to one account each. */
export const newFreeMonths = async (
  { repositories, pinKey }: Pick<Installation, 'repositories' | 'pinKey'>,
  count: number,
): Promise<readonly string[]> => {
  const now = Date.now();
  await repositories.codes.saveCampaign({
    id: CAMPAIGN,
    offer: { kind: 'free_months', months: 1 },
    plans: ['Premium'],
    periods: null,
    from: now - DAY_MS,
    until: now + DAY_MS,
    multiUse: false,
  });
  const hash = codeHash(pinKey);
  return several(count, async () => {
    const letters = randomUUID().replaceAll('-', '').slice(0, 18).toUpperCase();
    const code = codeBeginning(letters);
    await repositories.codes.add({ hash: hash(code), campaignId: CAMPAIGN });
    return code;
  });
};
