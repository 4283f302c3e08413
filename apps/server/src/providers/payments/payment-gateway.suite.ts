import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { FAULTS_IN_A_ROW } from './circuit.ts';
import { type BoletoAsk, type Charge, type PaymentGateway, PaymentsUnavailable } from './payment-gateway.ts';

/** What can be asked of any provider's test cards. */
export type GatewayCard =
  | 'pays'
  | 'is refused'
  | 'declines charges'
  | 'has no funds'
  | 'is stolen'
  | 'leaves the gateway silent'
  | 'pays once'
  | 'asks whoever pays';

export type GatewayFault = 'down' | 'reset before' | 'reset after' | 'fails after' | 'slow';

/** A provider as the facts below need it. */
export interface GatewayUnderTest {
  readonly gateway: PaymentGateway;
  /** As another node has it. */
  newGateway(): PaymentGateway;
  /** How many calls have reached the provider. */
  asked(): number;
  /** A token as a browser would bring it. */
  newToken(card: GatewayCard): Promise<string>;
  /** Answers a bank's question, or pays a slip: whoever stands for the payer. */
  answer(key: string, answer: 'yes' | 'no'): Promise<void>;
  /** A notice of a charge as it comes over the wire, signed by the provider. */
  signNotice(key: string): { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };
  /** How often a key has taken money, as the provider's own books say. */
  takenUnder(key: string): Promise<number>;
  /** Lets the provider's clock run on. */
  pass(ms: number): void;
  /** How long a token may become an instrument, in milliseconds. */
  readonly tokenMs: number;
  /** Until a silent charge is known at the latest, in milliseconds. */
  readonly silentMs: number;
  /** Makes the calls of some work go wrong; gives what the work gives. A slow one is let go when the work is over. */
  during<T>(fault: GatewayFault, work: () => Promise<T>): Promise<T>;
}

const RACERS = 20;
const RETURN_URL = 'https://madang.example/process/checkout-success';

/** Registers what holds of every gateway; `open` is asked once there is a provider. */
export const describeGateway = (name: string, open: () => GatewayUnderTest): void => {
  const chargeOf = (instrument: string, different: Partial<Charge> = {}): Charge => ({
    key: randomUUID(),
    amount: 1099,
    currency: 'USD',
    instrument,
    returnUrl: null,
    ...different,
  });
  const slipOf = (): BoletoAsk => ({
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
    test('a token becomes an instrument that says enough to be shown, and no number [BI-29]', async () => {
      const instrument = await saved('pays');
      expect(instrument).toMatchObject({ last4: expect.stringMatching(/^\d{4}$/), holder: 'Sora Kim', zipCode: '94103' });
      expect([instrument.expiryMonth, instrument.expiryYear]).toEqual([12, 2030]);
      expect(JSON.stringify(instrument)).not.toMatch(/\d{13}/);
    });

    test('the same key gives the same instrument, however many ask at once', async () => {
      const { gateway, newToken } = open();
      const ask = { key: randomUUID(), token: await newToken('pays'), accountId: randomUUID() };
      const outcomes = await Promise.all(Array.from({ length: RACERS }, () => gateway.saveInstrument(ask)));
      outcomes.push(await gateway.saveInstrument(ask));
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect(outcomes[0]?.state).toBe('SAVED');
      await expect(gateway.saveInstrument({ ...ask, token: await newToken('pays') })).rejects.toThrow(/key/);
    });

    test('a token is used once, by one account, and not for ever [BI-32]', async () => {
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

    test('a token that has all but run out is good, and its key is known long after', async () => {
      const { gateway, newToken, pass, tokenMs } = open();
      const ask = { key: randomUUID(), token: await newToken('pays'), accountId: randomUUID() };
      pass(tokenMs - 1);
      const outcome = await gateway.saveInstrument(ask);
      expect(outcome.state).toBe('SAVED');
      pass(tokenMs);
      expect(await gateway.saveInstrument(ask)).toEqual(outcome);
    });

    test('one card has one fingerprint, whoever brings it, and another card another', async () => {
      const [mina, joon, other] = [await saved('pays'), await saved('pays'), await saved('has no funds')];
      expect(mina.fingerprint).toBe(joon.fingerprint);
      expect(mina.reference).not.toBe(joon.reference);
      expect(other.fingerprint).not.toBe(mina.fingerprint);
    });

    test('a card that its issuer refuses is not kept', async () => {
      const { gateway, newToken } = open();
      const ask = { key: randomUUID(), token: await newToken('is refused'), accountId: randomUUID() };
      expect(await gateway.saveInstrument(ask)).toEqual({ state: 'DECLINED' });
      expect(await gateway.saveInstrument(ask)).toEqual({ state: 'DECLINED' });
    });

    test('a charge succeeds, and is found', async () => {
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
    ] as const)('a card that %s is a %s decline, and stays one', async (card, decline) => {
      const { gateway, takenUnder } = open();
      const ask = chargeOf((await saved(card)).reference);
      const outcome = await gateway.charge(ask);
      expect(outcome).toEqual({ state: 'DECLINED', decline, code: expect.stringMatching(/^[a-z_]+$/) });
      expect([await gateway.charge(ask), await gateway.findCharge(ask.key)]).toEqual([outcome, outcome]);
      expect(await takenUnder(ask.key)).toBe(0);
    });

    test('a card may pay at first and then no more', async () => {
      const { gateway } = open();
      const { reference } = await saved('pays once');
      const first = chargeOf(reference);
      expect((await gateway.charge(first)).state).toBe('SUCCEEDED');
      expect(await gateway.charge(chargeOf(reference))).toMatchObject({ state: 'DECLINED', decline: 'soft' });
      expect((await gateway.charge(first)).state).toBe('SUCCEEDED');
    });

    test('the same key takes money once, however many ask at once', async () => {
      const { gateway, takenUnder } = open();
      const ask = chargeOf((await saved('pays once')).reference);
      const outcomes = await Promise.all(Array.from({ length: RACERS }, () => gateway.charge(ask)));
      expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
      expect(outcomes[0]?.state).toBe('SUCCEEDED');
      expect(await takenUnder(ask.key)).toBe(1);
    });

    test('of a card that pays once, one of many charges at once is paid', async () => {
      const { gateway } = open();
      const { reference } = await saved('pays once');
      const racers = Array.from({ length: RACERS }, () => gateway.charge(chargeOf(reference)));
      const states = (await Promise.all(racers)).map(({ state }) => state);
      expect(states.filter((state) => state === 'SUCCEEDED')).toHaveLength(1);
    });

    test('a key stands for one charge: another amount, currency or card under it is refused', async () => {
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

    test('a card that was forgotten pays no more, comes back by no old token, and forgetting it twice is no fault', async () => {
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

    test('a bank that asks sends its payer to a page, and what they say there becomes of the charge', async () => {
      const { gateway, answer, takenUnder } = open();
      const { reference } = await saved('asks whoever pays');
      for (const [said, state, times] of [
        ['yes', 'SUCCEEDED', 1],
        ['no', 'DECLINED', 0],
      ] as const) {
        const ask = chargeOf(reference, { returnUrl: RETURN_URL });
        const asked = await gateway.charge(ask);
        expect(asked).toEqual({ state: 'ACTION_NEEDED', url: expect.stringMatching(/^https?:/) });
        expect([await gateway.charge(ask), await gateway.findCharge(ask.key)]).toEqual([asked, asked]);
        await answer(ask.key, said);
        expect((await gateway.findCharge(ask.key))?.state).toBe(state);
        expect(await takenUnder(ask.key)).toBe(times);
      }
    });

    test('with nobody there who could be asked, a bank that wants to ask declines softly', async () => {
      const { gateway } = open();
      const ask = chargeOf((await saved('asks whoever pays')).reference);
      expect(await gateway.charge(ask)).toEqual({ state: 'DECLINED', decline: 'soft', code: 'authentication_required' });
    });

    test('a slip is made out once per key, waits, and is paid', async () => {
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

    test('a slip that nobody paid is declined once it has run out', async () => {
      const { gateway, pass } = open();
      if (!gateway.boleto) return;
      const ask = slipOf();
      await gateway.chargeByBoleto(ask);
      pass(5 * 86_400_000);
      expect(await gateway.findCharge(ask.key)).toMatchObject({ state: 'DECLINED', decline: 'soft' });
    });

    test('a charge that waits can be given up, one that was paid stays so, and giving up what is not there is no fault', async () => {
      const { gateway, answer, takenUnder } = open();
      const { reference } = await saved('asks whoever pays');
      const [left, paid] = [chargeOf(reference, { returnUrl: RETURN_URL }), chargeOf(reference, { returnUrl: RETURN_URL })];
      for (const ask of [left, paid]) await gateway.charge(ask);
      await answer(paid.key, 'yes');
      for (const key of [left.key, left.key, paid.key, randomUUID()]) await gateway.cancelCharge(key);
      expect((await gateway.findCharge(left.key))?.state).toBe('DECLINED');
      expect((await gateway.findCharge(paid.key))?.state).toBe('SUCCEEDED');
      expect(await takenUnder(left.key)).toBe(0);
    });

    test('what a card paid is given back once, and what a slip brought is not', async () => {
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

    test('a notice is read as the provider signed it, and neither a changed nor an old nor a forged one [R7]', () => {
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

    test('a gateway that falls silent leaves a charge unknown, and it is found later', async () => {
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
      'a charge whose answer does not arrive (%s) is unknown, found, and taken once',
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

    test('a charge that was cut off before it was done is unknown, was never heard of, and can be asked for again', async () => {
      const { gateway, during, takenUnder } = open();
      const ask = chargeOf((await saved('pays')).reference);
      expect(await during('reset before', () => gateway.charge(ask))).toEqual({ state: 'UNKNOWN' });
      expect([await gateway.findCharge(ask.key), await takenUnder(ask.key)]).toEqual([null, 0]);
      expect((await gateway.charge(ask)).state).toBe('SUCCEEDED');
      expect(await takenUnder(ask.key)).toBe(1);
    });

    test('a provider that is closed takes nothing and says so', async () => {
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

    test('a provider that is down is left alone after ten calls, takes nothing meanwhile, and is asked again later [R24]', async () => {
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const { newGateway, during, asked, takenUnder } = open();
      const ask = chargeOf((await saved('pays')).reference);
      const [gateway, before] = [newGateway(), asked()];
      await during('down', async () => {
        for (let charges = 0; charges < 3 * FAULTS_IN_A_ROW; charges += 1)
          await expect(gateway.charge(ask)).rejects.toThrow(PaymentsUnavailable);
      });
      expect(asked() - before).toBe(FAULTS_IN_A_ROW);
      await expect(gateway.findCharge(ask.key)).rejects.toThrow(PaymentsUnavailable);
      vi.advanceTimersByTime(5000);
      expect(await gateway.findCharge(ask.key)).toBeNull();
      expect((await gateway.charge(ask)).state).toBe('SUCCEEDED');
      expect(await takenUnder(ask.key)).toBe(1);
    });

    test.each(['slow', 'reset before', 'reset after', 'fails after'] as const)(
      'a card whose saving is not heard of (%s) is asked for again under the same key, and is one instrument',
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
