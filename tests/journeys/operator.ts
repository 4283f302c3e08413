import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROUTES } from '@madang/contract/routes.ts';
import type { Page } from '@playwright/test';
import { TEMPLATE_WORLD } from '../../tools/steps/journey-worlds.ts';
import { expect } from './journey.ts';

/** By what an operator of the journeys' worlds is known: they are copies of one, with its keys. */
export const operatorAuthority = (): string => {
  const keys = JSON.parse(readFileSync(join(TEMPLATE_WORLD.dataDir, 'secrets.json'), 'utf8')) as {
    readonly OPERATOR_KEY: string;
  };
  return `operator ${keys.OPERATOR_KEY}`;
};

/** Moves the clock of one subscription forward to an instant (ms since 1970) and runs everything due until then. */
export const moveClock = async (page: Page, email: string, to: number): Promise<void> => {
  const answer = await page.request.put(ROUTES.changeTestClock.split(' ')[1] ?? '', {
    data: { email, to: new Date(to).toISOString() },
    headers: { authorization: operatorAuthority() },
  });
  expect(answer.status()).toBe(200);
};
