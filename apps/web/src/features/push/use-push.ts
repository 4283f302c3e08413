import { useEffect, useState } from 'react';
import type { Language } from '@madang/domain/shared/language.ts';
import { abortOnCleanup } from '#app/platform/abort-on-cleanup.ts';
import { api, isCallFailed } from '#app/platform/api.ts';
import { canBeNotified, isBlocked, mayNotify, subscribeToPush, unsubscribe } from '#app/platform/push.ts';
import { browserStorage } from '#app/platform/storage.ts';
import { useCall } from '#app/platform/use-call.ts';

const KEY = 'push_token';
const ownToken = (): string | undefined => {
  const kept = browserStorage.read(KEY);
  return typeof kept === 'string' ? kept : undefined;
};

/** `hidden`: not known yet, or there are none here. `failed`: what was wanted could not be done. */
export type PushState = 'hidden' | 'on' | 'off' | 'blocked' | 'failed';

interface Push {
  readonly state: PushState;
  readonly busy: boolean;
  readonly change: (wanted: boolean) => Promise<void>;
}

const turnOn = async (key: string, language: Language): Promise<PushState> => {
  if (!(await mayNotify())) return isBlocked() ? 'blocked' : 'off';
  const { push_token } = await api.addPushToken({ ...(await subscribeToPush(key)), language });
  browserStorage.write(KEY, push_token);
  return 'on';
};

/** The server's token is removed first: otherwise it would go on sending to a browser that has unsubscribed. */
const turnOff = async (): Promise<PushState> => {
  const token = ownToken();
  if (token !== undefined)
    await api.removePushToken({ push_token: token }).catch((error: unknown) => {
      // Removed before, or replaced by newer browsers of the account.
      if (!isCallFailed(error) || error.reason !== 'PUSH_TOKEN_NOT_FOUND') throw error;
    });
  browserStorage.remove(KEY);
  await unsubscribe();
  return 'off';
};

/** Push subscription of this browser for the signed-in account, and its on/off switch (NO-31). */
export const usePush = (language: Language): Push => {
  const [key, setKey] = useState<string | null>(null);
  const [state, setState] = useState<PushState>('hidden');
  const { busy, run } = useCall();
  useEffect(() => {
    if (!canBeNotified()) return undefined;
    return abortOnCleanup((signal) =>
      api
        .getPushToken({ push_token: ownToken() })
        .then((answer) => {
          if (signal.aborted || answer.key === null) return;
          setKey(answer.key);
          setState(isBlocked() ? 'blocked' : answer.registered ? 'on' : 'off');
        })
        // Then nothing is offered: the page is about something else.
        .catch(() => undefined),
    );
  }, []);
  const change = async (wanted: boolean): Promise<void> => {
    if (key === null) return;
    await run(async () => {
      try {
        setState(await (wanted ? turnOn(key, language) : turnOff()));
      } catch (error) {
        // An unreachable push service rejects with an error of the browser, not with a failed call.
        if (!(error instanceof Error)) throw error;
        setState('failed');
      }
    });
  };
  return { state, busy, change };
};
