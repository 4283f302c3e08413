import type { TaxRate } from './tax.ts';

/** Sample rates that cover every kind of tax. Not tax advice: an operator supplies its own table. */
const DEMO = { source: 'Madang demo', version: '2026-11', validFrom: '2025-10-01', validTo: null, postalPrefix: null } as const;

type Changes = Partial<Pick<TaxRate, 'region' | 'postalPrefix' | 'taxable'>>;

const added = (country: string, authority: string, name: string, millionths: number, changes: Changes = {}): TaxRate => ({
  ...DEMO,
  country,
  region: null,
  authority: `${country}-${authority}`,
  name,
  millionths,
  taxable: true,
  included: false,
  ...changes,
});

const included = (country: string, name: string, millionths: number): TaxRate => ({
  ...added(country, name, name, millionths),
  included: true,
});

/** HST replaces the federal GST in these provinces. */
const harmonised = (region: string, millionths: number): TaxRate => added('CA', 'GST', 'HST', millionths, { region });

export const DEMO_TAX_RATES: readonly TaxRate[] = [
  added('US', 'NY', 'New York State sales tax', 40_000, { region: 'NY' }),
  added('US', 'NY-NYC', 'New York City sales tax', 45_000, { region: 'NY', postalPrefix: '100' }),
  added('US', 'WA', 'Washington State sales tax', 65_000, { region: 'WA' }),
  added('US', 'WA-SEA', 'Seattle sales tax', 38_500, { region: 'WA', postalPrefix: '981' }),
  added('US', 'OR', 'Oregon sales tax', 0, { region: 'OR', taxable: false }),
  added('CA', 'GST', 'GST', 50_000),
  harmonised('ON', 130_000),
  harmonised('NB', 150_000),
  harmonised('NL', 150_000),
  harmonised('NS', 140_000),
  harmonised('PE', 150_000),
  added('CA', 'QC', 'QST', 99_750, { region: 'QC' }),
  added('CA', 'BC', 'PST', 70_000, { region: 'BC' }),
  added('CA', 'SK', 'PST', 60_000, { region: 'SK' }),
  included('DE', 'VAT', 190_000),
  included('ES', 'VAT', 210_000),
  included('FR', 'VAT', 200_000),
  included('IE', 'VAT', 230_000),
  included('IT', 'VAT', 220_000),
  included('NL', 'VAT', 210_000),
  included('PT', 'VAT', 230_000),
  included('GB', 'VAT', 200_000),
  included('AU', 'GST', 100_000),
  included('NZ', 'GST', 150_000),
];
