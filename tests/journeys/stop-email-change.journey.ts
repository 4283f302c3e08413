import { DEMO_PASSWORD } from '@madang/fixtures/people.ts';
import { call, expect, expectAccessible, signUp, someEmail, test, untilHydrated } from './journey.ts';
import { openMail } from './mailbox.ts';

test.describe('an account holder whose address an intruder is changing', () => {
  test.use({ expectedErrors: [/410/] });

  test('stops it with the button of the linked page, signed out', async ({ page }) => {
    const [email, other] = [await signUp(page), someEmail()];
    await page.goto('/en_us/account/profile/edit');
    await untilHydrated(page);
    await page.getByLabel('New email address').fill(other);
    await page.getByRole('textbox', { name: 'Your password' }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Change email', exact: true }).click();
    await expect(page.getByText(`We emailed ${other}.`)).toBeVisible();
    const [stop, confirm] = [
      await openMail(page, email, 'Your email address is about to change'),
      await openMail(page, other, 'Verify your email address'),
    ];
    await page.context().clearCookies();

    // Opening the page, as a scanner of links in mails does, changes nothing.
    await page.goto(stop);
    await untilHydrated(page);
    await page.reload();
    await untilHydrated(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stop the change', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Change stopped' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Reset password' })).toHaveAttribute('href', '/en_us/forgotPassword');

    const token = new URL(confirm, 'http://madang.example').searchParams.get('token');
    expect((await call(page, 'confirmEmail', { token })).status).toBe(410);
    await page.goto(stop);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Stop the change', exact: true }).click();
    await expect(page.getByText('Link invalid or expired.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Help Center' }).last()).toHaveAttribute('href', '/en_us/help');
  });

  test.describe('in a browser without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is answered by the form of the page itself', async ({ page }) => {
      await page.goto('/en_us/stopEmailChange?token=unknown');
      await page.getByRole('button', { name: 'Stop the change', exact: true }).click();
      await expect(page.getByText('Link invalid or expired.')).toBeVisible();
    });
  });
});
