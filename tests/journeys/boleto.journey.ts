import { submit } from './checkout.ts';
import { expectMail } from './mailbox.ts';
import { expect, expectAccessible, signUp, test, untilHydrated } from './journey.ts';

test.use({ extraHTTPHeaders: { 'x-country': 'BR' }, locale: 'pt-BR' });

test('a Brazilian buys with boleto and CPF in Portuguese, pays at the bank, and the plan begins [BI-39] [SU-47] [BI-68]', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const email = await signUp(page);
  await page.goto('/pt_br/plan');
  await untilHydrated(page);
  await page.getByRole('button', { name: /com Basic, mensal/i }).click();
  await page.waitForURL('**/pt_br/checkout');
  const summary = page.getByRole('complementary', { name: 'Resumo do pedido' });
  const total = summary.getByText('Total hoje').locator('xpath=following-sibling::dd');
  await expect(total).toHaveText(/R\$\s0,00/);

  await page.getByRole('radio', { name: 'Boleto' }).check();
  await expect(total).toHaveText(/R\$\s19,90/);
  await expect(page.getByText(/o plano não é renovado automaticamente/)).toBeVisible();
  await page.getByLabel('CEP', { exact: true }).fill('01310-100');
  await page.getByLabel('Rua ou avenida').fill('Avenida Paulista');
  await page.getByLabel('Número', { exact: true }).fill('1578');
  await page.getByLabel('Bairro').fill('Bela Vista');
  await page.getByLabel('Cidade').fill('São Paulo');
  await page.getByLabel('Estado').selectOption('SP');
  await page.getByLabel('CPF ou CNPJ').fill('529.982.247-25');
  await page.getByRole('checkbox', { name: /termos de uso/ }).check();
  await page.getByRole('checkbox', { name: /não é renovado/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Gerar boleto de R\$\s19,90/ }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pague seu boleto');
  await expect(page.getByText('Valor').locator('xpath=following-sibling::dd')).toHaveText(/R\$\s19,90/);
  // Start 4, 22 pairs of 18 and stop 5 narrow elements, with 10 of quiet zone on each side.
  const barcode = page.getByRole('img', { name: 'Código de barras do boleto' });
  await expect(barcode).toBeVisible();
  expect((await barcode.getAttribute('viewBox'))?.split(' ')[2]).toBe('425');
  await expectAccessible(page);
  const number = page.getByText(/^\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14}$/);
  const digits = ((await number.textContent()) ?? '').replace(/\D/g, '');
  expect(digits).toMatch(/0000001990$/);
  await page.getByRole('button', { name: 'Copiar linha digitável' }).click();
  await expect(page.getByText('A linha digitável foi copiada.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(digits);

  // The mail, in the language of the account, has all that is needed to pay without coming back.
  await expectMail(page, email, 'Your boleto for Basic', (await number.textContent()) ?? '');

  const [bank] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: 'Abrir o boleto' }).click()]);
  await expect(bank.getByRole('heading', { level: 1 })).toHaveText('Seu boleto');
  await expect(bank.getByText('529.982.247-25')).toBeVisible();
  await expectAccessible(bank);
  await bank.getByRole('button', { name: 'Pagar este boleto' }).click();
  await expect(bank.getByRole('heading', { level: 1 })).toHaveText('Este boleto está pago');

  // The page polls the server, which has received the bank's report.
  await page.waitForURL('**/process/checkout-success', { timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boas-vindas ao Basic');
  await expect(page.getByText(/^Ativo até/)).toBeVisible();
  await page.goto('/pt_br/account/payment');
  await expect(page.getByRole('list', { name: 'Pagamentos' })).toContainText('Boleto');
});

test('a slip that lies among the payments is opened from there, and can be given up for a card [BI-39]', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signUp(page);
  await page.goto('/pt_br/plan');
  await untilHydrated(page);
  await page.getByRole('button', { name: /com Premium, mensal/i }).click();
  await page.waitForURL('**/pt_br/checkout');
  await page.getByRole('radio', { name: 'Boleto' }).check();
  for (const [label, text] of [
    ['CEP', '01310-100'],
    ['Rua ou avenida', 'Avenida Paulista'],
    ['Número', '1578'],
    ['Bairro', 'Bela Vista'],
    ['Cidade', 'São Paulo'],
    ['CPF ou CNPJ', '11.222.333/0001-81'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Estado').selectOption('SP');
  await page.getByRole('checkbox', { name: /termos de uso/ }).check();
  await page.getByRole('checkbox', { name: /não é renovado/ }).check();
  await submit(page.getByRole('button', { name: /Gerar boleto/ }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pague seu boleto');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.goto('/pt_br/account/payment');
  const slip = page.getByRole('list', { name: 'Pagamentos' }).getByRole('link', { name: 'Abrir o boleto' });
  await expect(slip).toHaveAttribute('href', /\/slip\//);
  await page.goto('/process/checkout-success');
  await page.getByRole('button', { name: 'Pagar de outra forma' }).click();
  await page.waitForURL('**/plan');
  await page.goto('/pt_br/account/payment');
  await expect(page.getByText('Abrir o boleto')).toHaveCount(0);
});
