import type { Needs } from '../use-case/needs.ts';
import { attemptPin, secondsToWait } from '@madang/domain/profiles/pin.ts';
import { answer, refuse } from '../use-case/use-case.ts';

/** Whether a PIN is right; a wrong one counts, whatever becomes of the call (PR-33, PR-36). A profile without one asks for none. */
export const provePin = async (
  { inTransaction, pins, now }: Needs<'inTransaction' | 'now' | 'pins', 'profiles'>,
  id: string,
  pin: string,
) =>
  inTransaction(async ({ profiles }) => {
    const stored = await profiles.findPinLocked(id);
    if (!stored) return answer(null);
    const at = now();
    const { decision, attempts } = attemptPin(stored.attempts, pins.isRight(stored, pin, id), at);
    if (decision.ok) {
      await profiles.savePinAttempts(id, attempts);
      return answer(null);
    }
    if (decision.refusal === 'TOO_MANY_ATTEMPTS')
      return refuse('TOO_MANY_ATTEMPTS', { retryAfter: secondsToWait(attempts, at) ?? 0 });
    await profiles.savePinAttempts(id, attempts);
    return refuse('PROFILE_PIN_WRONG', { fields: { pin: 'wrong' } });
  });
