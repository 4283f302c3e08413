import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';

const { call, close } = await startApp();
afterAll(close);

test('every viewer gets the price of a subscription in their country', async () => {
  const inBrazil = await call('listProducts', {}, { country: 'BR' });
  expect(inBrazil.objects.map(({ currency, price, saving_percent }) => [currency, price, saving_percent])).toEqual([
    ['BRL', 1990, 0],
    ['BRL', 19_900, 17],
    ['BRL', 3290, 0],
    ['BRL', 32_900, 17],
  ]);
});
