import type { Needs } from '../use-case/needs.ts';
import { CODE_MS, POLL_SECONDS, type TvSignIn } from '@madang/domain/tv-sign-in/tv-sign-in.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** Expired requests are kept this long, so that a late viewer learns that the code expired and no code is reused too soon. */
const KEPT_MS = 3_600_000;
/** Of 64 million codes some thousands are in use: a second try is rare, a fifth never happens. */
const TRIES = 5;

/** Path without a language, so that the browser that scans it chooses its own. */
const SIMPLE_SIGN = '/auto/simpleSign';

/** A television shows a code (TV-15). Its secret stays with it: neither the code nor the QR code says it. */
export const createTvSignIn: UseCase<
  'createTvSignIn',
  Needs<'newId' | 'now' | 'repositories' | 'settings' | 'tokens' | 'tvSignIn', 'tvSignIns'>
> = (deps) => async (viewer, input) => {
  const { repositories, tokens, tvSignIn, settings, now, newId } = deps;
  const at = now();
  await repositories.tvSignIns.forget(at - KEPT_MS);
  const { token: pollToken, hash } = tokens.newRefresh();
  const request: TvSignIn = {
    id: newId(),
    device: { id: input.device_id, type: input.device_type, model: input.device_model, version: input.device_version },
    country: viewer.country,
    expiresAt: at + CODE_MS,
    interval: POLL_SECONDS,
    polledAt: null,
    answer: null,
    handedAt: null,
  };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const code = tvSignIn.newCode();
    if (!(await repositories.tvSignIns.add(request, code, hash))) continue;
    const { id: deviceId, type: deviceType, model: deviceModel, version: deviceVersion } = request.device;
    const page = settings.publicUrl + SIMPLE_SIGN;
    return answer({
      code,
      simple_sign_url: page,
      qr_url: `${page}?${new URLSearchParams({ code, deviceId, deviceType, deviceModel, deviceVersion })}`,
      poll_token: pollToken,
      interval: POLL_SECONDS,
      expires_in: CODE_MS / 1000,
    });
  }
  throw new Error('No code was free.');
};
