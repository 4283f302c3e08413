import { createHash } from 'node:crypto';
import { MAX_CARDS } from '@madang/domain/shared/constants.ts';
import type { CardDetails, Instrument } from '@madang/database/billing/instruments.repository.ts';
import { cardReference, type RecurlyCard, readCardReference } from '../providers/payments/recurly/recurly-shapes.ts';
import type { Needs } from '../use-case/needs.ts';
import { type PaymentGateway, PaymentsUnavailable, type SaveOutcome } from '../ports/payment-gateway.ts';
import type { RecurlyResponse, RecurlyApi } from '../providers/payments/recurly/recurly-api.ts';

const BRANDS: Readonly<Record<string, string>> = {
  'American Express': 'amex',
  'Diners Club': 'diners',
  Discover: 'discover',
  ELO: 'elo',
  Hipercard: 'hipercard',
  JCB: 'jcb',
  MasterCard: 'mastercard',
  'Union Pay': 'unionpay',
  Visa: 'visa',
};

/** A card for our tables. Recurly has no card fingerprint, so its id stands in and no two cards match. */
const cardFrom = (accountId: string, card: RecurlyCard): CardDetails => {
  const { cardType, lastFour, expMonth, expYear } = card.paymentMethod;
  return {
    gateway: 'recurly',
    reference: cardReference(accountId, card.id),
    brand: BRANDS[cardType] ?? cardType.toLowerCase(),
    last4: lastFour,
    expiryMonth: expMonth ?? 1,
    expiryYear: expYear ?? 1970,
    holder: `${card.firstName} ${card.lastName}`.trim(),
    zipCode: card.address?.postalCode ?? '',
    fingerprint: card.id,
  };
};

/** Changes that make the cards in our tables equal those at Recurly. */
interface CardChanges {
  readonly added: readonly CardDetails[];
  readonly changed: readonly { readonly id: string; readonly details: CardDetails }[];
  readonly removed: readonly string[];
  /** Reference of the primary card. */
  readonly primary: string | null;
}

/** Respects the card limit (BI-36): a declined card, or one with a lost response, may exist at Recurly for a while. */
export const cardChanges = (accountId: string, known: readonly Instrument[], there: readonly RecurlyCard[]): CardChanges => {
  const details = there.map((card) => cardFrom(accountId, card));
  const idOf = (reference: string) => known.find((card) => card.reference === reference)?.id;
  const primary = there.find(({ primaryPaymentMethod }) => primaryPaymentMethod === true) ?? there[0];
  const kept = known.filter(({ reference }) => details.some((card) => card.reference === reference)).length;
  return {
    added: details.filter(({ reference }) => idOf(reference) === undefined).slice(0, Math.max(0, MAX_CARDS - kept)),
    changed: details.flatMap((card) => {
      const id = idOf(card.reference);
      return id === undefined ? [] : [{ id, details: card }];
    }),
    removed: known.filter(({ reference }) => !details.some((card) => card.reference === reference)).map(({ id }) => id),
    primary: primary ? cardReference(accountId, primary.id) : null,
  };
};

/** Idempotency key of a request: equal parts give equal keys. */
export const hashRequestKey = (...parts: readonly string[]): string =>
  createHash('sha256').update(parts.join(' ')).digest('base64url');

export const recurlyUnavailable = (response: RecurlyResponse<unknown>): PaymentsUnavailable =>
  new PaymentsUnavailable(`Recurly did not do it: ${'reason' in response ? response.reason : response.kind}.`);

/** Outcome of a request about a card. */
export const savedFrom = (accountId: string, response: RecurlyResponse<RecurlyCard>): SaveOutcome => {
  if (response.kind === 'answer') {
    const { gateway: _gateway, ...instrument } = cardFrom(accountId, response.value);
    return { state: 'SAVED', instrument };
  }
  if (response.kind === 'declined') return { state: 'DECLINED' };
  if (response.kind === 'refused' && (response.type === 'invalid_token' || response.params.includes('token_id')))
    return { state: 'TOKEN_INVALID' };
  throw recurlyUnavailable(response);
};

/**
 * Cards saved at Recurly, behind the gateway interface of our own engine. It never charges, because Recurly charges
 * what it sells.
 */
export const recurlyWallet = (
  api: RecurlyApi,
  { repositories }: Needs<'repositories', 'accounts' | 'recurly'>,
): PaymentGateway => {
  /** Creates the Recurly account with the first card. */
  const openAccount = async (accountId: string): Promise<void> => {
    const account = await repositories.accounts.find(accountId);
    if (!account) return;
    const { email, firstName, lastName } = account;
    const response = await api.createAccount(hashRequestKey('account', accountId), {
      code: accountId,
      email,
      firstName,
      lastName,
    });
    const isThere = response.kind === 'answer' || (response.kind === 'refused' && response.params.includes('code'));
    if (!isThere) throw recurlyUnavailable(response);
  };
  const never = async (): Promise<never> => {
    throw new Error('Recurly charges what it sells by itself.');
  };
  const add = async (key: string, token: string, accountId: string): Promise<RecurlyResponse<RecurlyCard>> => {
    const first = await api.addCard(key, accountId, { tokenId: token });
    if (first.kind !== 'not found') return first;
    await openAccount(accountId);
    return api.addCard(hashRequestKey(key, 'opened'), accountId, { tokenId: token });
  };
  return {
    name: 'recurly',
    boleto: false,
    // Recurly has no card fingerprint
    identifiesCards: false,
    async saveInstrument({ key, token, accountId }): Promise<SaveOutcome> {
      const response = await add(key, token, accountId);
      // A concurrent reading may have missed the card, and would remove it
      if (response.kind === 'answer') await repositories.recurly.passOverReadings(accountId);
      return savedFrom(accountId, response);
    },
    async forgetInstrument(reference): Promise<void> {
      const { accountId, id } = readCardReference(reference);
      const response = await api.removeCard(hashRequestKey('forget', reference), accountId, id);
      if (response.kind !== 'answer' && response.kind !== 'not found') throw recurlyUnavailable(response);
      await repositories.recurly.passOverReadings(accountId);
    },
    charge: never,
    chargeByBoleto: never,
    findCharge: never,
    cancelCharge: never,
    refund: never,
    readNotice: () => null,
  };
};
