import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from 'vitest';

import { addressPage } from './testing/address-page.ts';

const { page, mount, field, submit, accepted } = addressPage();

/** Asserts the validation error of a field. It follows the hint in the accessible description. */
const says = async (label: string, text: string): Promise<void> => {
  await expect(field(label)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(label)).toHaveAccessibleDescription(new RegExp(`(^| )${text.replace(/[.()]/g, '\\$&')}$`));
};
const labels = () => page().locator('label').allTextContents();
const fillIn = async (texts: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, text] of Object.entries(texts)) await field(label).fill(text);
};

const PAULISTA = {
  'First name': 'Mina',
  'Last name': "O'Neil-Silva",
  'CEP (postal code)': '01310-100',
  Street: 'Avenida Paulista',
  'Street number': '1578',
  Neighborhood: 'Bela Vista',
  City: 'São Paulo',
  'CPF or CNPJ': '529.982.247-25',
};

test('the Brazilian form has every field of an invoice, each with its own messages [BI-41] [BI-42] [BI-45] [BI-46] [BI-54] [BI-55] [BI-57] [BI-61] [BI-62]', async () => {
  await mount('BR');
  await submit();
  await says('First name', 'Please enter your first name');
  await says('Last name', 'Please enter your last name');
  await says('CEP (postal code)', 'Please enter your CEP');
  await says('Street', 'Please enter your street');
  await says('Street number', 'Please enter your street number');
  await says('Neighborhood', 'Please enter your neighborhood');
  await says('City', 'Please enter your city');
  await says('State', 'Please enter your state');
  await says('CPF or CNPJ', 'Please enter your CPF or CNPJ');
  await fillIn(PAULISTA);
  await field('State').selectOption({ label: 'São Paulo' });
  await submit();
  expect(await accepted()).toMatchObject([{ country: 'BR', region: 'SP', postalCode: '01310100', taxId: '52998224725' }]);
});

test('the US form has two address lines, city, state and ZIP [BI-43] [BI-44] [BI-47] [BI-48] [BI-49] [BI-50] [BI-51] [BI-52] [BI-56] [BI-58] [BI-59] [BI-60]', async () => {
  await mount('US');
  expect(await labels()).toEqual([
    'First name',
    'Last name',
    'Country',
    'ZIP code',
    'Address line 1',
    'City',
    'State',
    'Address line 2 (optional)',
  ]);
  await submit();
  await says('First name', 'Please enter your first name');
  await says('Last name', 'Please enter your last name');
  await says('Address line 1', 'Please enter your address');
  await says('City', 'Please enter your city');
  await says('State', 'Please enter your state');
  await says('ZIP code', 'Please enter your ZIP Code.');
  await expect(field('Address line 2 (optional)')).toBeHidden();
  await page().getByText('Add an apartment, floor, or building').click();
  await expect(field('Address line 2 (optional)')).toBeVisible();
  await expect(field('Address line 2 (optional)')).not.toHaveAttribute('aria-invalid');
  await mount('');
  await submit();
  await says('Country', 'Please enter your country');
});

test('an error shows beside its field, and nothing that was entered is lost [BI-63] [BI-64] [BI-65] [BI-67] [BI-71] [BI-72] [BI-73]', async () => {
  await mount('BR');
  const wrong = {
    ...PAULISTA,
    'First name': 'A1',
    'Last name': 'x'.repeat(51),
    'CEP (postal code)': '01310-1AB',
    Street: '123',
    'Street number': '12#',
    Neighborhood: '---',
    'CPF or CNPJ': '529.982.247-26',
  };
  await fillIn(wrong);
  await submit();
  await says('First name', 'Use only letters, spaces, apostrophes, and hyphens');
  await says('Last name', 'Maximum 50 characters');
  await says('CEP (postal code)', 'Please enter the field only in numbers');
  await says('Street', 'Use at least one letter');
  await says('Street number', 'Enter a number such as 12 or 12-A');
  await says('Neighborhood', 'Use at least one letter or number');
  await says('CPF or CNPJ', 'Please enter a valid CPF or CNPJ');
  for (const [label, text] of Object.entries(wrong)) await expect(field(label)).toHaveValue(text);
  await field('CEP (postal code)').fill('0131010');
  await expect(field('CEP (postal code)')).not.toHaveAttribute('aria-invalid');
  await submit();
  await says('CEP (postal code)', 'Minimum 8 characters');
  await mount('CA');
  await field('Postal code').fill('D1A 1A1');
  await submit();
  await says('Postal code', 'Please enter a valid postal code');
  expect(await accepted()).toEqual([]);
});

test('in the European Union name, country and postal code are enough, and a full address can be added', async () => {
  await mount('DE');
  await expect(field('Address line 1 (optional)')).toBeHidden();
  await fillIn({ 'First name': 'Sora', 'Last name': 'Vidal', 'Postal code': '10115' });
  await submit();
  expect(await accepted()).toMatchObject([{ country: 'DE', postalCode: '10115', line1: '' }]);
  await page().getByText('Add a full address to receipts (optional)').click();
  await fillIn({ 'Address line 1 (optional)': 'Torstraße 1', 'City (optional)': '123' });
  await submit();
  await says('City (optional)', 'Use at least one letter');
  await field('City (optional)').fill('Berlin');
  await submit();
  expect(await accepted()).toMatchObject([{}, { country: 'DE', line1: 'Torstraße 1', city: 'Berlin' }]);
});

test('a ZIP code selects its state and never overrides a selected one', async () => {
  await mount('US');
  await field('ZIP code').fill('9710');
  await expect(field('State')).toHaveValue('');
  await field('ZIP code').fill('97101');
  await expect(field('State')).toHaveValue('OR');
  await field('State').selectOption('WA');
  await field('ZIP code').fill('10001');
  await expect(field('State')).toHaveValue('WA');
});

test('another country has another form, and switching back restores the first', async () => {
  await mount('BR');
  await fillIn(PAULISTA);
  await field('State').selectOption('PA');
  await submit();
  await field('Country').focus();
  await field('Country').selectOption('US');
  await expect(field('Country')).toBeFocused();
  await expect(field('State')).toHaveValue('');
  await expect(field('City')).toHaveValue('São Paulo');
  await field('ZIP code').fill('98101');
  await field('Country').selectOption('BR');
  for (const [label, text] of Object.entries(PAULISTA)) await expect(field(label)).toHaveValue(text);
  await expect(field('State')).toHaveValue('PA');
});

test('every field has its autocomplete token', async () => {
  await mount('BR');
  const helpOf = async (label: string) => [
    await field(label).getAttribute('autocomplete'),
    await field(label).getAttribute('inputmode'),
  ];
  expect(await helpOf('First name')).toEqual(['billing given-name', null]);
  expect(await helpOf('CEP (postal code)')).toEqual(['billing postal-code', 'numeric']);
  expect(await helpOf('Neighborhood')).toEqual(['billing address-level3', null]);
  expect(await helpOf('State')).toEqual(['billing address-level1', null]);
  await field('Country').selectOption('US');
  expect(await helpOf('ZIP code')).toEqual(['billing postal-code', 'numeric']);
  await field('Country').selectOption('GB');
  expect(await helpOf('Postal code')).toEqual(['billing postal-code', null]);
  expect(await helpOf('Address line 1 (optional)')).toEqual(['billing address-line1', null]);
});

test('Tab visits the fields in order, and axe finds no violations', async () => {
  for (const country of ['BR', 'US']) {
    await mount(country);
    await submit();
    await page()
      .locator('details')
      .evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')));
    const names = await page()
      .locator('main [name]')
      .evaluateAll((fields) => fields.map((one) => one.getAttribute('name')));
    await page().locator('main [name]').first().focus();
    for (const name of names) {
      if (await page().locator('summary:focus').count()) await page().keyboard.press('Tab');
      await expect(page().locator(`[name="${name}"]`)).toBeFocused();
      await page().keyboard.press('Tab');
    }
    const { violations } = await new AxeBuilder({ page: page() }).disableRules(['page-has-heading-one']).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  }
});

test('text typed before hydration stays', async () => {
  await page().evaluate(() => window.writeForm('US'));
  await field('City').fill('Seattle');
  await field('State').selectOption('WA');
  await page().evaluate(() => window.wakeForm());
  await submit();
  await says('ZIP code', 'Please enter your ZIP Code.');
  await expect(field('City')).toHaveValue('Seattle');
  await expect(field('State')).toHaveValue('WA');
  await expect(field('State')).not.toHaveAttribute('aria-invalid');
});
