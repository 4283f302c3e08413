import type { Needs } from '../use-case/needs.ts';
import { ATTEMPT_MS } from '@madang/domain/identities/social-sign-in.ts';
import { ownPath } from '@madang/domain/shared/own-path.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { browserSecret, hashSecret, newSecret } from './browser-secret.ts';

/** Starts OAuth sign-in with state, nonce and PKCE. Only this browser can complete it, once, within ten minutes. */
export const createSocialSignIn: UseCase<'createSocialSignIn', Needs<'identity' | 'now' | 'repositories', 'identities'>> =
  ({ identity, repositories, now }) =>
  async (_viewer, { provider, browser, language, remember, way_back }) => {
    if (!identity.providers.some(({ id }) => id === provider)) return refuse('SOCIAL_CONNECTION_FAILED');
    const secrets = { state: newSecret(), nonce: newSecret(), codeVerifier: newSecret() };
    const url = await identity.begin(provider, secrets);
    if (url === null) return refuse('SOCIAL_CONNECTION_FAILED');
    const held = browserSecret(browser);
    const at = now();
    await repositories.identities.addAttempt(
      {
        stateHash: hashSecret(secrets.state),
        browserHash: hashSecret(held),
        provider,
        nonce: secrets.nonce,
        codeVerifier: secrets.codeVerifier,
        language,
        remembered: remember,
        wayBack: ownPath(way_back),
        expiresAt: at + ATTEMPT_MS,
      },
      at,
    );
    return answer({ url, browser: held });
  };
