import { APP_VERSION } from '@madang/domain/shared/constants.ts';
import type { SessionUser } from '@madang/contract/sessions/sessions.contract.ts';
import { api, isCallFailed, startSession } from '#app/platform/api.ts';
import { nameCaller } from '#app/platform/caller.ts';
import { browserStorage } from '#app/platform/storage.ts';

/** A television has no cookies of ours: what it is signed in by lies under a name of its own. */
const KEY = 'tv_session';

const keptToken = (): string | null => {
  const kept = browserStorage.read(KEY);
  return typeof kept === 'string' ? kept : null;
};
const keep = (user: SessionUser): void => {
  nameCaller(user);
  browserStorage.write(KEY, user.refresh_token);
};
export const forgetTvSession = (): void => browserStorage.remove(KEY);

const renew = async (): Promise<SessionUser> => {
  const user = await api.refreshToken({ refresh_token: keptToken() ?? '', app_version: APP_VERSION });
  keep(user);
  return user;
};

/** From now on every call of this page is made in the television's session, which is not that of the browser's cookies. */
export const startTvSession = (user: SessionUser, onEnd: () => void): void => {
  keep(user);
  const end = () => {
    forgetTvSession();
    nameCaller(null);
    onEnd();
  };
  startSession(true, user.access_token, end, async () => (await renew()).access_token);
};

/** Starts a signed-out session for this television, separate from the browser's own session. */
export const leaveTvSession = (): void =>
  startSession(
    false,
    null,
    () => undefined,
    () => Promise.reject(new Error('No viewer is signed in.')),
  );

/** Restores the session from the stored refresh token. Null when there is none or it was revoked. */
export const resumeTvSession = async (): Promise<SessionUser | null> => {
  leaveTvSession();
  if (keptToken() === null) return null;
  try {
    return await renew();
  } catch (error) {
    if (!isCallFailed(error) || error.status !== 401) throw error;
    forgetTvSession();
    return null;
  }
};
