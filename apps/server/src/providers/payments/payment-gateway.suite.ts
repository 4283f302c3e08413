import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FAULTS_IN_A_ROW } from '../outgoing/circuit.ts';
import { type BoletoCharge, type Charge, type PaymentGateway, PaymentsUnavailable } from '../../ports/payment-gateway.ts';

/** Behaviors that every provider's test cards cover. */
export type GatewayCard =
  | 'pays'
  | 'is refused'
  | 'declines charges'
  | 'has no funds'
  | 'is stolen'
  | 'leaves the gateway silent'
  | 'pays once'
  | 'asks the payer';

export type GatewayFault = 'down' | 'reset before' | 'reset after' | 'fails after' | 'slow';

/** A provider as the shared tests need it. */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway;
  /** A second gateway to the provider, as another node opens it. */
  newGateway(): PaymentGateway;
  /** Number of calls that reached the provider. */
  requestCount(): number;
  /** A single-use token as the browser's card fields create it. */
  newToken(card: GatewayCard): Promise<string>;
  /** Answers 3-D Secure or pays a boleto in place of the payer. */
  answer(key: string, answer: 'yes' | 'no'): Promise<void>;
  /** A webhook for a charge, signed by the provider. */
  signNotice(key: string): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };
  /** Number of captured charges under an idempotency key, from the provider's own records. */
  takenUnder(key: string): Promise<number>;
  /** Advances the provider's clock. */
  pass(ms: number): void;
  /** Lifetime of a token in milliseconds. */
  readonly tokenMs: number;
  /** Latest time until the outcome of a silent charge is known, in milliseconds. */
  readonly silentMs: number;
  /** Injects a fault into the provider's calls during `work`. A slow call is released when `work` ends. */
  during<T>(fault: GatewayFault, work: () => Promise<T>): Promise<T>;
}

const RACERS = 20;
const RETURN_URL = 'https://madang.example/process/checkout-success';

/** Contract tests of any payment gateway. `open` is called inside the tests, when the provider is running. */
export const describeGateway = (name: string, open: () => GatewayUnderTest): void => {
  const chargeOf = (instrument: string, different: Partial<Charge> = {}): Charge => ({
    key: randomUUID(),
    amount: 1099,
    currency: 'USD',
    instrument,
    returnUrl: null,
    ...different,
  });
  const slipOf = (): BoletoCharge => ({
    key: randomUUID(),
    amount: 1990,
    accountId: randomUUID(),
    name: 'Bianca Souza',
    email: 'bianca@madang.example',
    taxId: '52998224725',
    address: { line: 'Avenida Paulista, 1578', city: 'São Paulo', state: 'SP', postalCode: '01310100' },
    days: 3,
  });
  const saved = async (card: GatewayCard, accountId: string = randomUUID()) => {
    const { gateway, newToken } = open();
    const outcome = await gateway.saveInstrument({ key: randomUUID(), token: await newToken(card), accountId });
    if (outcome.state !== 'SAVED') throw new Error(`The card that ${card} was not saved.`);
    return outcome.instrument;
  };

  describe(`any gateway: ${name}`, () => {
    test('a token is exchanged for an instrument with display data and without a card number [BI-29]', async () => {
      const instrument = await saved('pays');
      expect(instrument).toMatchObject({ last4: expect.stringMatching(/^\d{4}$/), holder: 'Sora Kim', zipCode: '94103' });
      expect([instrument.expiryMonth, instrument.expiryYear]).toEqual([12, 2030]);
      expect(JSON.stringify(instrument)).not.toMatch(/\d{13}/);
    });

    test('concurrent saves with one idempotency key return one instrument', async () => {
      const { gateway, newToken } = open();
      const ask = { key: randomUUID(), token: await newToken('pays'), accountId: randomUUID() };
      const outcomes = await Promise.all(Array.from({ length: RACERS }, () => gateway.saveInstrument(ask)));
      outcomes.push(await gateway.saveInstrument(ask));
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect(outcomes[0]?.state).toBe('SAVED');
      await expect(gateway.saveInstrument({ ...ask, token: await newToken('pays') })).rejects.toThrow(/key/);
    });

    test('a token is single-use, for one account, and expires [BI-32]', async () => {
      const { gateway, newToken, pass, tokenMs } = open();
      const token = await newToken('pays');
      const racers = Array.from({ length: RACERS }, () =>
        gateway.saveInstrument({ key: randomUUID(), token, accountId: randomUUID() }),
      );
      const states = (await Promise.all(racers)).map(({ state }) => state);
      expect(states.filter((state) => state === 'SAVED')).toHaveLength(1);
      expect(states.filter((state) => state === 'TOKEN_INVALID')).toHaveLength(RACERS - 1);
      const late = await newToken('pays');
      pass(tokenMs);
      for (const useless of [late, randomUUID(), 'no token', '../charges'])
        expect(await gateway.saveInstrument({ key: randomUUID(), token: useless, accountId: 'mina' })).toEqual({
          state: 'TOKEN_INVALID',
        });
    });

    test('a token is valid until it expires, and its idempotency key is remembered longer', async () => {
      const { gateway, newToken, pass, tokenMs } = open();
      const ask = { key: randomUUID(), token: await newToken('pays'), accountId: randomUUID() };
      pass(tokenMs - 1);
      const outcome = await gateway.saveInstrument(ask);
      expect(outcome.state).toBe('SAVED');
      pass(tokenMs);
      expect(await gateway.saveInstrument(ask)).toEqual(outcome);
    });

    test('the fingerprint identifies a card across accounts', async () => {
      const [mina, joon, other] = [await saved('pays'), await saved('pays'), await saved('has no funds')];
      expect(mina.fingerprint).toBe(joon.fingerprint);
      expect(mina.reference).not.toBe(joon.reference);
      expect(other.fingerprint).not.toBe(mina.fingerprint);
    });

    test('a card that its issuer declines is not saved', async () => {
      const { gateway, newToken } = open();
      const ask = { key: randomUUID(), token: await newToken('is refused'), accountId: randomUUID() };
      expect(await gateway.saveInstrument(ask)).toEqual({ state: 'DECLINED' });
      expect(await gateway.saveInstrument(ask)).toEqual({ state: 'DECLINED' });
    });

    test('a charge succeeds, and is found by its idempotency key', async () => {
      const { gateway, takenUnder } = open();
      const ask = chargeOf((await saved('pays')).reference);
      const outcome = await gateway.charge(ask);
      expect(outcome).toMatchObject({ state: 'SUCCEEDED', reference: expect.stringMatching(/./) });
      expect(await gateway.findCharge(ask.key)).toEqual(outcome);
      expect(await takenUnder(ask.key)).toBe(1);
      expect(await gateway.findCharge(randomUUID())).toBeNull();
    });

    test.each([
      ['declines charges', 'hard'],
      ['has no funds', 'soft'],
      ['is stolen', 'hard'],
    ] as const)('a card that %s is a %s decline, also on retries', async (card, decline) => {
      const { gateway, takenUnder } = open();
      const ask = chargeOf((await saved(card)).reference);
      const outcome = await gateway.charge(ask);
      expect(outcome).toEqual({ state: 'DECLINED', decline, code: expect.stringMatching(/^[a-z_]+$/) });
      expect([await gateway.charge(ask), await gateway.findCharge(ask.key)]).toEqual([outcome, outcome]);
      expect(await takenUnder(ask.key)).toBe(0);
    });

    test('a card can pay one charge and decline the next', async () => {
      const { gateway } = open();
      const { reference } = await saved('pays once');
      const first = chargeOf(reference);
      expect((await gateway.charge(first)).state).toBe('SUCCEEDED');
      expect(await gateway.charge(chargeOf(reference))).toMatchObject({ state: 'DECLINED', decline: 'soft' });
      expect((await gateway.charge(first)).state).toBe('SUCCEEDED');
    });

    test('concurrent charges with one idempotency key take money once', async () => {
      const { gateway, takenUnder } = open();
      const ask = chargeOf((await saved('pays once')).reference);
      const outcomes = await Promise.all(Array.from({ length: RACERS }, () => gateway.charge(ask)));
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect(outcomes[0]?.state).toBe('SUCCEEDED');
      expect(await takenUnder(ask.key)).toBe(1);
    });

    test('of concurrent charges on a card that pays once, one succeeds', async () => {
      const { gateway } = open();
      const { reference } = await saved('pays once');
      const racers = Array.from({ length: RACERS }, () => gateway.charge(chargeOf(reference)));
      const states = (await Promise.all(racers)).map(({ state }) => state);
      expect(states.filter((state) => state === 'SUCCEEDED')).toHaveLength(1);
    });

    test('an idempotency key reused with another amount, currency or card is refused', async () => {
      const { gateway, takenUnder } = open();
      const ask = chargeOf((await saved('pays')).reference);
      await gateway.charge(ask);
      for (const other of [{ amount: 1100 }, { currency: 'BRL' }, { instrument: (await saved('pays')).reference }])
        await expect(gateway.charge({ ...ask, ...other })).rejects.toThrow(/key/);
      const key = randomUUID();
      const instruments = await Promise.all(Array.from({ length: RACERS }, () => saved('pays')));
      const racers = await Promise.allSettled(instruments.map(({ reference }) => gateway.charge(chargeOf(reference, { key }))));
      expect(racers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await takenUnder(key)).toBe(1);
    });

    test('a deleted card cannot be charged or restored by its token, and deleting it twice is no error', async () => {
      const { gateway, newToken } = open();
      const ask = { key: randomUUID(), token: await newToken('pays'), accountId: randomUUID() };
      const outcome = await gateway.saveInstrument(ask);
      const reference = outcome.state === 'SAVED' ? outcome.instrument.reference : '';
      expect(reference).not.toBe('');
      await gateway.forgetInstrument(reference);
      await gateway.forgetInstrument(reference);
      await gateway.forgetInstrument(randomUUID());
      expect(await gateway.saveInstrument(ask)).toEqual({ state: 'TOKEN_INVALID' });
      for (const gone of [reference, randomUUID()])
        expect(await gateway.charge(chargeOf(gone))).toMatchObject({ state: 'DECLINED', decline: 'hard' });
    });

    test('a charge with 3-D Secure returns a redirect URL, and its outcome follows the payer', async () => {
      const { gateway, answer, takenUnder } = open();
      const { reference } = await saved('asks the payer');
      for (const [bankAnswer, state, times] of [
        ['yes', 'SUCCEEDED', 1],
        ['no', 'DECLINED', 0],
      ] as const) {
        const ask = chargeOf(reference, { returnUrl: RETURN_URL });
        const firstOutcome = await gateway.charge(ask);
        expect(firstOutcome).toEqual({ state: 'ACTION_NEEDED', url: expect.stringMatching(/^https?:/) });
        expect([await gateway.charge(ask), await gateway.findCharge(ask.key)]).toEqual([firstOutcome, firstOutcome]);
        await answer(ask.key, bankAnswer);
        expect((await gateway.findCharge(ask.key))?.state).toBe(state);
        expect(await takenUnder(ask.key)).toBe(times);
      }
    });

    test('an off-session charge that needs 3-D Secure is a soft decline', async () => {
      const { gateway } = open();
      const ask = chargeOf((await saved('asks the payer')).reference);
      expect(await gateway.charge(ask)).toEqual({ state: 'DECLINED', decline: 'soft', code: 'authentication_required' });
    });

    test('a boleto is issued once per idempotency key, waits, and is paid', async () => {
      const { gateway, answer, takenUnder } = open();
      if (!gateway.boleto) return;
      const ask = slipOf();
      const made = await gateway.chargeByBoleto(ask);
      expect(made).toEqual({
        state: 'WAITING',
        voucher: { number: expect.any(String), url: expect.stringMatching(/^https?:/), expiresAt: expect.any(Number) },
      });
      expect(made.state === 'WAITING' && made.voucher.number.replace(/\D/g, '')).toMatch(/^\d{47}$/);
      const racers = await Promise.all(Array.from({ length: RACERS }, () => gateway.chargeByBoleto(ask)));
      expect(new Set([...racers, await gateway.findCharge(ask.key)].map((one) => JSON.stringify(one)))).toEqual(
        new Set([JSON.stringify(made)]),
      );
      expect(await takenUnder(ask.key)).toBe(0);
      await answer(ask.key, 'yes');
      expect((await gateway.findCharge(ask.key))?.state).toBe('SUCCEEDED');
      expect(await takenUnder(ask.key)).toBe(1);
    });

    test('an unpaid boleto is declined after it expires', async () => {
      const { gateway, pass } = open();
      if (!gateway.boleto) return;
      const ask = slipOf();
      await gateway.chargeByBoleto(ask);
      pass(5 * 86_400_000);
      expect(await gateway.findCharge(ask.key)).toMatchObject({ state: 'DECLINED', decline: 'soft' });
    });

    test('a waiting charge can be canceled, a paid one stays paid, and canceling an unknown one is no error', async () => {
      const { gateway, answer, takenUnder } = open();
      const { reference } = await saved('asks the payer');
      const [left, paid] = [chargeOf(reference, { returnUrl: RETURN_URL }), chargeOf(reference, { returnUrl: RETURN_URL })];
      for (const ask of [left, paid]) await gateway.charge(ask);
      await answer(paid.key, 'yes');
      for (const key of [left.key, left.key, paid.key, randomUUID()]) await gateway.cancelCharge(key);
      expect((await gateway.findCharge(left.key))?.state).toBe('DECLINED');
      expect((await gateway.findCharge(paid.key))?.state).toBe('SUCCEEDED');
      expect(await takenUnder(left.key)).toBe(0);
    });

    test('a card charge is refunded once, and a boleto cannot be refunded', async () => {
      const { gateway, answer } = open();
      const ask = chargeOf((await saved('pays')).reference);
      const outcome = await gateway.charge(ask);
      const charge = outcome.state === 'SUCCEEDED' ? outcome.reference : '';
      const refund = { key: randomUUID(), charge, amount: ask.amount };
      const answers = await Promise.all(Array.from({ length: RACERS }, () => gateway.refund(refund)));
      expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['REFUNDED']));
      expect(await gateway.refund({ ...refund, key: randomUUID() })).toEqual({ state: 'REFUSED' });
      if (!gateway.boleto) return;
      const slip = slipOf();
      await gateway.chargeByBoleto(slip);
      await answer(slip.key, 'yes');
      const paid = await gateway.findCharge(slip.key);
      const bySlip = paid?.state === 'SUCCEEDED' ? paid.reference : '';
      expect(await gateway.refund({ key: randomUUID(), charge: bySlip, amount: slip.amount })).toEqual({ state: 'REFUSED' });
    });

    test('a webhook with a valid signature is read, and a changed, stale or forged one is rejected [R7]', () => {
      const { gateway, signNotice, pass } = open();
      const key = randomUUID();
      const { body, headers } = signNotice(key);
      expect(gateway.readNotice(body, headers)).toEqual({ id: expect.any(String), key });
      const changed = Buffer.from(body.toString().replace(key, randomUUID()));
      expect(gateway.readNotice(changed, headers)).toBeNull();
      expect(gateway.readNotice(body, {})).toBeNull();
      const [name = '', signature = ''] = Object.entries(headers)[0] ?? [];
      for (const forged of ['', '0', signature.slice(0, -2), signature.replace(/[0-9a-f]{8}$/, '00000000'), `${signature}00`])
        expect(gateway.readNotice(body, { [name]: forged }), forged).toBeNull();
      pass(600_000);
      expect(gateway.readNotice(body, headers)).toBeNull();
      const fresh = signNotice(key);
      expect(gateway.readNotice(fresh.body, fresh.headers)?.key).toBe(key);
    });

    test('a charge without a response is UNKNOWN, and its outcome is found later', async () => {
      const { gateway, pass, silentMs, takenUnder } = open();
      const ask = chargeOf((await saved('leaves the gateway silent')).reference);
      expect([await gateway.charge(ask), await gateway.findCharge(ask.key), await gateway.charge(ask)]).toEqual([
        { state: 'UNKNOWN' },
        { state: 'UNKNOWN' },
        { state: 'UNKNOWN' },
      ]);
      pass(silentMs);
      const found = await gateway.findCharge(ask.key);
      expect(found?.state).toBe('SUCCEEDED');
      expect(await gateway.charge(ask)).toEqual(found);
      expect(await takenUnder(ask.key)).toBe(1);
    });

    test.each(['slow', 'reset after', 'fails after'] as const)(
      'a charge whose response is lost (%s) is UNKNOWN, then found, and taken once',
      async (fault) => {
        const { gateway, during, takenUnder } = open();
        const ask = chargeOf((await saved('pays')).reference);
        expect(await during(fault, () => gateway.charge(ask))).toEqual({ state: 'UNKNOWN' });
        const found = await gateway.findCharge(ask.key);
        expect(found?.state).toBe('SUCCEEDED');
        expect(await gateway.charge(ask)).toEqual(found);
        expect(await takenUnder(ask.key)).toBe(1);
      },
    );

    test('a charge whose request never arrived is UNKNOWN, is not found, and can be retried', async () => {
      const { gateway, during, takenUnder } = open();
      const ask = chargeOf((await saved('pays')).reference);
      expect(await during('reset before', () => gateway.charge(ask))).toEqual({ state: 'UNKNOWN' });
      expect([await gateway.findCharge(ask.key), await takenUnder(ask.key)]).toEqual([null, 0]);
      expect((await gateway.charge(ask)).state).toBe('SUCCEEDED');
      expect(await takenUnder(ask.key)).toBe(1);
    });

    test('an unavailable provider takes no money, and every call throws PaymentsUnavailable', async () => {
      const { gateway, during, newToken, takenUnder } = open();
      const { reference } = await saved('pays');
      const ask = chargeOf(reference);
      const token = await newToken('pays');
      await during('down', async () => {
        await expect(gateway.charge(ask)).rejects.toThrow(PaymentsUnavailable);
        await expect(gateway.findCharge(ask.key)).rejects.toThrow(PaymentsUnavailable);
        await expect(gateway.forgetInstrument(reference)).rejects.toThrow(PaymentsUnavailable);
        await expect(gateway.saveInstrument({ key: randomUUID(), token, accountId: 'mina' })).rejects.toThrow(
          PaymentsUnavailable,
        );
      });
      expect([await gateway.findCharge(ask.key), await takenUnder(ask.key)]).toEqual([null, 0]);
      expect((await gateway.charge(ask)).state).toBe('SUCCEEDED');
    });

    test('the circuit opens after ten failures of the provider, takes no money, and closes after a success [R24]', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const { newGateway, during, requestCount, takenUnder } = open();
      const ask = chargeOf((await saved('pays')).reference);
      const [gateway, before] = [newGateway(), requestCount()];
      await during('down', async () => {
        for (let charges = 0; charges < 3 * FAULTS_IN_A_ROW; charges += 1)
          await expect(gateway.charge(ask)).rejects.toThrow(PaymentsUnavailable);
      });
      expect(requestCount() - before).toBe(FAULTS_IN_A_ROW);
      await expect(gateway.findCharge(ask.key)).rejects.toThrow(PaymentsUnavailable);
      vi.advanceTimersByTime(5000);
      expect(await gateway.findCharge(ask.key)).toBeNull();
      expect((await gateway.charge(ask)).state).toBe('SUCCEEDED');
      expect(await takenUnder(ask.key)).toBe(1);
    });

    test.each(['slow', 'reset before', 'reset after', 'fails after'] as const)(
      'a save whose response is lost (%s) is retried under its idempotency key and yields one instrument',
      async (fault) => {
        const { gateway, during, newToken } = open();
        const ask = { key: randomUUID(), token: await newToken('pays'), accountId: randomUUID() };
        await expect(during(fault, () => gateway.saveInstrument(ask))).rejects.toThrow(PaymentsUnavailable);
        const outcome = await gateway.saveInstrument(ask);
        expect(outcome.state).toBe('SAVED');
        expect(await gateway.saveInstrument(ask)).toEqual(outcome);
        await expect(during(fault, () => gateway.findCharge(ask.key))).rejects.toThrow(PaymentsUnavailable);
      },
    );
  });
};
