import type { Needs } from '../use-case/needs.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import { GUESS_WINDOW_MS, mayGuess } from '@madang/domain/tv-sign-in/tv-sign-in.ts';
import { normalUserCode } from '@madang/domain/tv-sign-in/user-code.ts';
import { type Answered, refuse, type Refused } from '../use-case/use-case.ts';
import type { AccountHolder } from '../use-case/viewer.ts';

/**
 * Handles a typed or scanned code. The guess is counted before the code is checked, in the database that all nodes share, so that
 * concurrent guesses cannot exceed the limit. A right code is uncounted.
 */
export const withUserCode = async <T, R extends Refusal>(
  { repositories: { tvSignIns }, now, newId }: Needs<'newId' | 'now' | 'repositories', 'tvSignIns'>,
  { accountId, address }: Pick<AccountHolder, 'accountId' | 'address'>,
  token: string,
  goOn: (code: string) => Promise<Answered<T> | Refused<R>>,
): Promise<Answered<T> | Refused<R | 'TV_CODE_WRONG' | 'TOO_MANY_ATTEMPTS'>> => {
  const code = normalUserCode(token);
  if (code === null) return refuse('TV_CODE_WRONG');
  const id = newId();
  const at = now();
  const guesses = await tvSignIns.addGuess({ id, accountId, address }, at, at - GUESS_WINDOW_MS);
  if (!mayGuess(guesses)) {
    await tvSignIns.removeGuess(id);
    return refuse('TOO_MANY_ATTEMPTS', { retryAfter: Math.ceil((guesses.oldest + GUESS_WINDOW_MS - at) / 1000) });
  }
  const reply = await goOn(code);
  if (reply.ok || reply.refusal !== 'TV_CODE_WRONG') await tvSignIns.removeGuess(id);
  return reply;
};
