import { createHash } from 'node:crypto';
import type { SandboxCard, SandboxInstrument } from '@madang/database/billing/sandbox-payments.repository.ts';
import type { PayDeps } from './pay-deps.ts';
import { isScenario, findScenario } from './scenarios.ts';
import type { InstrumentRequest } from './wire.ts';

type SaveResult =
  | { readonly state: 'SAVED'; readonly instrument: SandboxInstrument }
  | { readonly state: 'TOKEN_INVALID' | 'DECLINED' }
  /** The idempotency key belongs to another request. */
  | { readonly state: 'KEY_TAKEN' };

/** Fingerprint of a test card: these fields identify its number. */
const fingerprintOf = ({ scenario, brand, last4 }: SandboxCard): string =>
  createHash('sha256').update(`${brand} ${last4} ${scenario}`).digest('hex').slice(0, 32);

const isRefused = ({ scenario }: SandboxCard): boolean => !isScenario(scenario) || findScenario(scenario).isRefused === true;

/** Turns a token into an instrument, once per token. Idempotent under its key. */
export const createInstrument =
  ({ inTransaction, now, newId }: PayDeps) =>
  (key: string, ask: InstrumentRequest): Promise<SaveResult> =>
    inTransaction(async (payments) => {
      const again = (known: SandboxInstrument): SaveResult => {
        if (known.tokenId !== ask.token || known.accountId !== ask.account_id) return { state: 'KEY_TAKEN' };
        // A forgotten card cannot be restored by its key: it has to be entered again.
        return known.isForgotten ? { state: 'TOKEN_INVALID' } : { state: 'SAVED', instrument: known };
      };
      const before = await payments.findByKey(key);
      if (before) return again(before);
      const token = await payments.findTokenLocked(ask.token);
      if (!token || token.expiresAt <= now()) return { state: 'TOKEN_INVALID' };
      // A concurrent request may have used the token while this one waited for its lock.
      const meanwhile = await payments.findByToken(ask.token);
      if (meanwhile) return meanwhile.key === key ? again(meanwhile) : { state: 'TOKEN_INVALID' };
      if (isRefused(token)) return { state: 'DECLINED' };
      const { id: tokenId, expiresAt: _, ...card } = token;
      const instrument = {
        ...card,
        reference: newId(),
        key,
        tokenId,
        accountId: ask.account_id,
        fingerprint: fingerprintOf(card),
        isForgotten: false,
      };
      return (await payments.addInstrument(instrument, now())) ? { state: 'SAVED', instrument } : { state: 'KEY_TAKEN' };
    });
