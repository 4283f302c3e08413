import { expect, test } from 'vitest';
import { type Act, BASIC, BASIC_YEAR, PAID, dayAfter } from './backend.fixture.ts';

/** Saved cards and the primary card. */
export const savedCardsSuite = (act: Act): void => {
  test('concurrent additions save at most three cards, one of them primary [BI-30] [BI-32] [BI-35] [BI-36]', async () => {
    const { call, newViewer } = await act();
    const { as } = await newViewer(null);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => call('addBillingInfo', { token_id: `card${index} 000${index}` }, { as })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.reason === 'TOO_MANY_CARDS')).toHaveLength(7);
    const { objects } = await call('listBillingInfo', {}, { as });
    expect(objects.map(({ primary }) => primary)).toEqual([true, false, false]);
    const last = String(objects[2]?.['id']);
    await call('selectPrimaryBillingInfo', { id: last }, { as });
    const after = (await call('listBillingInfo', {}, { as })).objects;
    expect(after.map(({ id, primary }) => [id === last, primary])).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  test('a card is replaced in its place and removed, but not while a plan is paid with it [BI-31] [BI-33] [BI-34]', async () => {
    const { call, newViewer, buy } = await act();
    const user = await newViewer('first 1111');
    const { as } = user;
    const card = (await call('getPrimaryBillingInfo', {}, { as })).object;
    const id = String(card['id']);
    const changed = await call('changeBillingInfo', { token_id: 'second 2222', billing_info_id: id }, { as });
    expect(changed.object).toEqual({ ...card, last4: '2222' });
    expect((await call('addBillingInfo', { token_id: 'unknown' }, { as })).body.reason).toBe('CARD_TOKEN_INVALID');
    expect((await call('addBillingInfo', { token_id: 'unwanted' }, { as })).body.reason).toBe('CARD_DECLINED');
    await buy(user, BASIC);
    expect((await call('removeBillingInfo', { id }, { as })).body.reason).toBe('CARD_IN_USE');
    const other = (await call('addBillingInfo', { token_id: 'third 3333', primary: true }, { as })).object;
    expect((await call('removeBillingInfo', { id }, { as })).status).toBe(200);
    expect((await call('listBillingInfo', {}, { as })).objects.map((one) => one['id'])).toEqual([other['id']]);
  });

  test('a primary card that pays for no plan can be removed, and the next card becomes primary [BI-34]', async () => {
    const { call, newViewer } = await act();
    const { as } = await newViewer('first 1111');
    await call('addBillingInfo', { token_id: 'second 2222' }, { as });
    const first = String((await call('getPrimaryBillingInfo', {}, { as })).object['id']);
    expect((await call('removeBillingInfo', { id: first }, { as })).status).toBe(200);
    expect((await call('getPrimaryBillingInfo', {}, { as })).object).toMatchObject({ last4: '2222', primary: true });
  });

  test('a renewal charges the card that is primary at that time [BI-35]', async () => {
    const { call, newViewer, buy, moveTo, takenNow } = await act();
    const user = await newViewer('first 1111');
    await buy(user, BASIC, PAID);
    await call('addBillingInfo', { token_id: 'second 2222', primary: true }, { as: user.as });
    await moveTo(user, dayAfter(31));
    const { objects } = await call('listTransactions', {}, { as: user.as });
    expect(objects.map((row) => [row['kind'], row['last4']])).toEqual([
      ['renewal', '2222'],
      ['purchase', '1111'],
    ]);
    expect(takenNow()).toEqual([799, 799]);
  });

  test('a card of another account cannot be changed, removed, selected or charged [BI-109]', async () => {
    const { call, newViewer, buy } = await act();
    const [mine, theirs] = [await newViewer(), await newViewer()];
    const id = String((await call('getPrimaryBillingInfo', {}, { as: theirs.as })).object['id']);
    for (const name of ['removeBillingInfo', 'selectPrimaryBillingInfo'] as const)
      expect((await call(name, { id }, { as: mine.as })).body.reason).toBe('CARD_NOT_FOUND');
    const changed = await call('changeBillingInfo', { token_id: 'ok', billing_info_id: id }, { as: mine.as });
    expect(changed.body.reason).toBe('CARD_NOT_FOUND');
    expect((await buy(mine, BASIC_YEAR, { billing_info_id: id })).body.reason).toBe('CARD_NOT_FOUND');
    expect((await call('listBillingInfo', {}, { as: theirs.as })).total).toBe(1);
  });
};
