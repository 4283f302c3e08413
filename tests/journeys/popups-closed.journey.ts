import { POPUP_PLACEMENTS } from '@madang/domain/popups/popup.ts';
import { MINA } from '@madang/fixtures/people.ts';
import { expect, signInAs } from './journey.ts';
import { test } from './own-server.ts';
import { button, led, popup, PREMIUM, publish, shown } from './popups.ts';

test.use({ installation: { settings: { SUBSCRIPTIONS: 'closed' } } });

test('during maintenance an offer says that nothing is sold, and leads nowhere [PO-36] [ER-28]', async ({ page }) => {
  await signInAs(page, MINA);
  const placement = POPUP_PLACEMENTS.history;
  await publish(page, popup('offer', { type: 'checkout', checkout: PREMIUM, ...led('offer') }, { placement }));
  await page.goto('/en_us/mypage/history');
  await button(page, 'Go offer').click();
  const words = 'Subscriptions are closed for maintenance. Please try again later.';
  await expect(shown(page).getByRole('alert')).toHaveText(words);
  await expect(page).toHaveURL('/en_us/mypage/history');
});
