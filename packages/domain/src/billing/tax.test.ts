import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DEMO_TAX_RATES } from './demo-tax-rates.ts';
import { mayAddTax, pricesIncludeTax, quoteTax, type TaxAddress, taxOfCredit, type TaxRate } from './tax.ts';

const NOW = Date.UTC(2026, 10, 23);
const SEPTEMBER_ENDS = Date.UTC(2025, 9, 1) - 1;
const OCTOBER_BEGINS = Date.UTC(2025, 9, 1);

const at = (country: string, postalCode: string | null = null, region: string | null = null): TaxAddress => ({
  country,
  region,
  postalCode,
});
const taxOn = (amount: number, address: TaxAddress, instant = NOW) => quoteTax(DEMO_TAX_RATES, address, [amount], instant);

test.each([
  ['US', '10001', null, 85_000, ['New York State sales tax', 'New York City sales tax']],
  ['US', '12207', null, 40_000, ['New York State sales tax']],
  ['US', '98101-1234', null, 103_500, ['Washington State sales tax', 'Seattle sales tax']],
  ['US', '97201', null, 0, []],
  ['US', '90210', null, 0, []],
  ['US', null, 'WA', 65_000, ['Washington State sales tax']],
  ['US', null, null, 0, []],
  ['CA', 'M5V 3L9', null, 130_000, ['HST']],
  ['CA', 'h2y1c6', null, 149_750, ['GST', 'QST']],
  ['CA', 'V6B 1A1', null, 120_000, ['GST', 'PST']],
  ['CA', 'T2P 2M5', null, 50_000, ['GST']],
  ['CA', 'X0A 0H0', null, 50_000, ['GST']],
  ['CA', null, 'PE', 150_000, ['HST']],
])('in %s at %s (%s) the rates come to %i millionths: %j', (country, code, region, millionths, names) => {
  const quote = taxOn(1_000_000, at(country, code, region));
  expect(quote.millionths).toBe(millionths);
  expect(quote.jurisdictions.map(({ name }) => name)).toEqual(names);
  expect(quote).toMatchObject({ included: false, tax: millionths, total: 1_000_000 + millionths });
});

test('a ZIP code says the state, whatever state is written beside it', () => {
  expect(taxOn(1299, at('US', '97201', 'WA'))).toMatchObject({ region: 'OR', tax: 0 });
  expect(taxOn(1299, at('US', '98101', 'OR'))).toMatchObject({ region: 'WA', tax: 134, total: 1433 });
  expect(taxOn(1299, at('US'))).toMatchObject({ region: null, tax: 0 });
});

test('in Brazil, the European Union, Great Britain, Australia and New Zealand the price is what is paid', () => {
  for (const country of ['BR', 'DE', 'ES', 'PT', 'MT', 'GB', 'AU', 'NZ']) {
    expect(pricesIncludeTax(country)).toBe(true);
    expect(taxOn(1299, at(country))).toMatchObject({ included: true, total: 1299 });
  }
  for (const country of ['US', 'CA', 'MX', 'CH']) expect(pricesIncludeTax(country)).toBe(false);
  expect(taxOn(1210, at('ES', '28013'))).toMatchObject({ included: true, tax: 210, total: 1210 });
  expect(taxOn(1199, at('GB', 'SW1A 1AA'))).toMatchObject({ included: true, tax: 200, total: 1199 });
  const forgotten = DEMO_TAX_RATES.map((rate): TaxRate => ({ ...rate, included: false }));
  expect(quoteTax(forgotten, at('ES'), [1210], NOW)).toMatchObject({ included: true, tax: 210, total: 1210 });
});

test('North America pays tax from 1 October 2025 on, even where a table says sooner', () => {
  const sooner = DEMO_TAX_RATES.map((rate): TaxRate => ({ ...rate, validFrom: '2020-01-01' }));
  for (const address of [at('US', '98101'), at('CA', 'M5V 3L9')]) {
    expect(mayAddTax(address.country, SEPTEMBER_ENDS)).toBe(false);
    expect(mayAddTax(address.country, OCTOBER_BEGINS)).toBe(true);
    expect(quoteTax(sooner, address, [1299], SEPTEMBER_ENDS)).toMatchObject({ jurisdictions: [], tax: 0, total: 1299 });
    expect(quoteTax(sooner, address, [1299], OCTOBER_BEGINS).tax).toBeGreaterThan(0);
  }
  expect(mayAddTax('BR', NOW)).toBe(false);
  expect(quoteTax(sooner, at('ES'), [1210], SEPTEMBER_ENDS).tax).toBe(210);
});

const rate = (changes: Partial<TaxRate>): TaxRate => ({
  country: 'US',
  region: null,
  postalPrefix: null,
  authority: 'US-X',
  name: 'X',
  millionths: 10_000,
  taxable: true,
  included: false,
  validFrom: '2025-10-01',
  validTo: null,
  source: 'a table',
  version: '7',
  ...changes,
});

test('a rate holds from its first day up to the day on which it ends', () => {
  const table = [
    rate({ millionths: 10_000, validFrom: '2026-01-01', validTo: '2026-07-01' }),
    rate({ millionths: 20_000, validFrom: '2026-07-01' }),
  ];
  const on = (day: string) => quoteTax(table, at('US'), [1000], Date.parse(day)).tax;
  expect([on('2025-12-31T23:59:59.999Z'), on('2026-01-01T00:00:00Z')]).toEqual([0, 10]);
  expect([on('2026-06-30T23:59:59.999Z'), on('2026-07-01T00:00:00Z')]).toEqual([10, 20]);
});

test('of one authority the rate that says most about the place counts, then the newest', () => {
  const country = rate({ millionths: 1 });
  const region = rate({ region: 'WA', millionths: 2 });
  const town = rate({ region: 'WA', postalPrefix: '981', millionths: 3 });
  const street = rate({ region: 'WA', postalPrefix: '98101', millionths: 4 });
  const newer = rate({ region: 'WA', postalPrefix: '98101', millionths: 5, validFrom: '2026-01-01' });
  const exempt = rate({ region: 'WA', postalPrefix: '98101', millionths: 6, taxable: false, validFrom: '2026-02-01' });
  const table = [newer, street, country, town, region];
  const known = (zip: string, rates = table) => quoteTax(rates, at('US', zip), [0], NOW).millionths;
  for (const rates of [table, table.toReversed()])
    expect(['98101', '98109', '98501', '10001'].map((zip) => known(zip, rates))).toEqual([5, 3, 2, 1]);
  expect(known('98101', [...table, exempt])).toBe(0);
});

test('a quote says whose rates it used, and which edition of them', () => {
  expect(taxOn(1299, at('US', '98101')).jurisdictions).toEqual([
    {
      authority: 'US-WA',
      name: 'Washington State sales tax',
      millionths: 65_000,
      tax: 84,
      source: 'Madang demo',
      version: '2026-11',
    },
    { authority: 'US-WA-SEA', name: 'Seattle sales tax', millionths: 38_500, tax: 50, source: 'Madang demo', version: '2026-11' },
  ]);
});

test('half a unit goes up, on every line by itself', () => {
  const table = [rate({ millionths: 50_000 })];
  const { lines, tax } = quoteTax(table, at('US'), [10, 9, 30, 11], NOW);
  expect(lines.map((line) => line.tax)).toEqual([1, 0, 2, 1]);
  expect(tax).toBe(4);
});

test('what is given back is no line of a quote', () => {
  expect(() => taxOn(-1, at('US'))).toThrow(RangeError);
});

const amounts = fc.array(fc.oneof(fc.nat({ max: 100_000 }), fc.nat({ max: 2 ** 47 })), { maxLength: 6 });
const tables = fc.array(
  fc
    .record({
      country: fc.constantFrom('US', 'ES'),
      region: fc.constantFrom(null, 'WA', 'NY'),
      postalPrefix: fc.constantFrom(null, '9', '981'),
      authority: fc.constantFrom('A', 'B', 'C', 'D'),
      millionths: fc.oneof(fc.nat({ max: 300_000 }), fc.constant(1_000_000)),
      taxable: fc.boolean(),
      included: fc.boolean(),
    })
    .map(rate),
  { maxLength: 12 },
);
const addresses = fc.constantFrom(at('US', '98101'), at('US', '10001'), at('US', null, 'WA'), at('ES', '28013'), at('MX'));

test('no tax is negative, and lines and jurisdictions sum to the whole of it', () => {
  fc.assert(
    fc.property(tables, addresses, amounts, (table, address, nets) => {
      const { lines, jurisdictions, tax, total, included } = quoteTax(table, address, nets, NOW);
      const sum = (numbers: readonly number[]) => numbers.reduce((one, other) => one + other, 0);
      expect(lines.map((line) => line.amount)).toEqual(nets);
      for (const part of [...lines, ...jurisdictions]) expect(part.tax).toBeGreaterThanOrEqual(0);
      expect(sum(lines.map((line) => line.tax))).toBe(tax);
      expect(sum(jurisdictions.map((one) => one.tax))).toBe(tax);
      expect(total).toBe(sum(nets) + (included ? 0 : tax));
    }),
  );
});

test('included tax is never more than the price, and the price without it taxed again is the price', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2 ** 51 }), fc.nat({ max: 1_000_000 }), (amount, millionths) => {
      const table = [rate({ country: 'ES', millionths })];
      const { tax } = quoteTax(table, at('ES'), [amount], NOW);
      expect(tax).toBeLessThanOrEqual(amount);
      const net = BigInt(amount - tax);
      const again = net * BigInt(1_000_000 + millionths) - BigInt(amount) * 1_000_000n;
      // Half a unit is the most that rounding moves, and the rate can double it.
      expect(again < 0n ? -again : again).toBeLessThanOrEqual(BigInt(1_000_000 + millionths) / 2n + 1n);
    }),
  );
});

test('nothing is lost on large amounts', () => {
  const large = Number.MAX_SAFE_INTEGER - 1;
  const { tax } = quoteTax([rate({ country: 'ES', millionths: 333_333 })], at('ES'), [large], NOW);
  expect(BigInt(tax)).toBe((2n * BigInt(large) * 333_333n + 1_333_333n) / 2_666_666n);
});

test('the tax of credits is minus the share of what was charged, and of all of them minus all of it', () => {
  const cuts = fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.nat({ max: 1_000_000 }), cuts, (amount, share, places) => {
      const charged = { amount, tax: Math.floor((amount * share) / 1_000_000) };
      const stops = [...places.map((place) => Math.floor((amount * place) / 1_000_000)), amount].sort(
        (one, other) => one - other,
      );
      let before = 0;
      let given = 0;
      for (const stop of stops) {
        const tax = taxOfCredit(charged, stop - before, before);
        expect(tax).toBeLessThanOrEqual(0);
        expect(Math.abs(-tax - (charged.tax * (stop - before)) / amount)).toBeLessThanOrEqual(1);
        given += tax;
        before = stop;
      }
      expect(given + charged.tax).toBe(0);
      expect(taxOfCredit(charged, amount) + charged.tax).toBe(0);
    }),
  );
  expect(taxOfCredit({ amount: 0, tax: 0 }, 0)).toBe(0);
});

test('every rate of the demo says so, and none is in the wrong place', () => {
  for (const one of DEMO_TAX_RATES) {
    expect(one.source).toBe('Madang demo');
    expect(one.included).toBe(pricesIncludeTax(one.country));
    expect(one.millionths).toBeLessThan(300_000);
  }
});
