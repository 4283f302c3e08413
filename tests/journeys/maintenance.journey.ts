import { POPUP_PLACEMENTS } from '@madang/domain/popups/popup.ts';
import { DEMO_PASSES } from '@madang/fixtures/codes.ts';
import { HANA, MINA } from '@madang/fixtures/people.ts';
import { call, expect, expectAccessible, signInAs } from './journey.ts';
import { test } from './own-server.ts';
import { button, led, popup, PREMIUM, publish, shown } from './popups.ts';

test.use({ installation: { settings: { SUBSCRIPTIONS: 'closed' } } });

test.describe('where a pass is refused', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('during maintenance the plans, the checkout, the own plan and passes say so, and what is paid for goes on [ER-24] [ER-26] [ER-27] [RT-135] [SU-77]', async ({
    page,
  }) => {
    const closed = page.getByText('Subscriptions are closed for maintenance. Please try again later.');
    await page.goto('/en_us/plan');
    await expect(closed).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /^(Subscribe|Start)/ })).toHaveCount(0);
    await expectAccessible(page);

    const token = await signInAs(page, MINA);
    const choice = { currency: 'USD', skuID: 'WEB_BASIC_MONTHLY_USD', gatewayCode: 'CARD', period: 'monthly' };
    await page.evaluate(
      (value) => sessionStorage.setItem('checkout', JSON.stringify({ value, expiresAt: Date.now() + 60_000 })),
      choice,
    );
    await page.goto('/en_us/checkout');
    await expect(closed).toBeVisible();
    await expect(page.getByText('You weren’t charged.')).toBeVisible();
    await page.goto('/en_us/premiumPass');
    // Shown before a code is entered in vain. A direct call is refused as well.
    await expect(page.getByText('You can’t redeem a Premium Pass during maintenance.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: /code$/ })).toHaveCount(0);
    await expectAccessible(page);
    expect(await call(page, 'redeemPremiumPass', { pass_code: DEMO_PASSES[0] }, token)).toMatchObject({
      status: 403,
      body: { reason: 'SUBSCRIPTIONS_CLOSED' },
    });
    await page.goto('/en_us/plan/coupon');
    await expect(closed).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);

    await signInAs(page, HANA);
    await page.goto('/en_us/account/payment');
    const own = page.getByRole('region', { name: 'My subscription' });
    await expect(
      own.getByText('You can’t change plans during maintenance. Your plan stays active. Please try again later.'),
    ).toBeVisible();
    expect(await own.getByRole('button').allTextContents()).toEqual(['Cancel plan']);
    await page.goto('/en_us/video/1101');
    await expect(page.locator('video')).toHaveCount(1);
  });
});

test('during maintenance an offer says that nothing is sold, and its alert leads to the details [PO-36] [ER-28] [ER-44]', async ({
  page,
}) => {
  await signInAs(page, MINA);
  const placement = POPUP_PLACEMENTS.history;
  await publish(page, popup('offer', { type: 'checkout', checkout: PREMIUM, ...led('offer') }, { placement }));
  await page.goto('/en_us/mypage/history');
  await button(page, 'Go offer').click();
  const alert = page.getByRole('alertdialog', { name: 'Subscriptions are closed' });
  await expect(alert).toContainText('Subscriptions are closed for maintenance. Please try again later.');
  await expect(alert.getByRole('button').or(alert.getByRole('link'))).toHaveText(['Details', 'OK']);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(alert).toBeHidden();
  await expect(shown(page)).toBeVisible();
  await expect(page).toHaveURL('/en_us/mypage/history');
  await button(page, 'Go offer').click();
  await alert.getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL('/en_us/help');
  await expect(alert).toBeHidden();
});
