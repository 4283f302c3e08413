import { type FakeAccount, type FakeCard, Unwilling } from './fake-things.fixture.ts';

const cardOf = (token: unknown): Pick<FakeCard, 'last4' | 'postalCode'> => {
  const [kind = '', last4 = '4242'] = String(token).split(' ');
  if (kind === 'unknown') throw new Unwilling(422, 'invalid_token', 'token_id');
  if (kind === 'unwanted') throw new Unwilling(422, 'transaction', null, { category: 'soft', code: 'declined' });
  return { last4, postalCode: '10001' };
};

interface Around {
  readonly now: () => number;
  readonly newId: () => string;
  readonly accountOf: (path: string) => FakeAccount;
}

/** Cards of the fake site. A token is `unknown`, `unwanted` or any other word, followed by the last four digits. */
export const fakeCards = ({ now, newId, accountOf }: Around) => ({
  addCard: (path: string, body: Readonly<Record<string, unknown>>): FakeCard => {
    const account = accountOf(path);
    const isPrimary = account.cards.length === 0 || body['primary_payment_method'] === true;
    const card: FakeCard = { id: newId(), ...cardOf(body['token_id']), isPrimary, updatedAt: now() };
    if (isPrimary) for (const other of account.cards) other.isPrimary = false;
    account.cards.push(card);
    return card;
  },
  changeCard: (path: string, id: string, body: Readonly<Record<string, unknown>>): FakeCard => {
    const account = accountOf(path);
    const index = account.cards.findIndex((card) => card.id === id);
    const before = account.cards[index];
    if (!before) throw new Unwilling(404, 'not_found');
    const details = body['token_id'] === undefined ? {} : cardOf(body['token_id']);
    const card: FakeCard = { ...before, ...details, updatedAt: now() };
    account.cards[index] = card;
    if (body['primary_payment_method'] === true) for (const one of account.cards) one.isPrimary = one.id === id;
    return card;
  },
  removeCard: (path: string, id: string): void => {
    const account = accountOf(path);
    const card = account.cards.find((one) => one.id === id);
    if (!card) throw new Unwilling(404, 'not_found');
    if (card.isPrimary && account.cards.length > 1) throw new Unwilling(422, 'validation', 'billing_info');
    account.cards.splice(account.cards.indexOf(card), 1);
  },
});
