import { describe } from 'vitest';
import { actWith, type Backend } from './backend.fixture.ts';
import { planChangesSuite } from './plan-changes.suite.ts';
import { purchasesSuite } from './purchases.suite.ts';
import { savedCardsSuite } from './saved-cards.suite.ts';

/** Contract tests of any subscription backend: equal statuses, and totals equal to the minor unit. */
export const subscriptionBackendSuite = (name: string, open: () => Promise<Backend>): void => {
  describe(`any backend: ${name}`, () => {
    const act = actWith(open());
    purchasesSuite(act);
    planChangesSuite(act);
    savedCardsSuite(act);
  });
};
