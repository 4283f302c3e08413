import { useState } from 'react';
import { useCall } from './use-call.ts';
import { isCallFailed } from '@madang/contract/client.ts';

/** A part of a page: it may have failed while the rest is there. */
export type Loaded<T> = { readonly state: 'loaded'; readonly value: T } | { readonly state: 'failed' };

/** Awaits a part of a page. An outage fails only the part, a refusal the whole page. */
export const load = async <T>(reading: Promise<T>): Promise<Loaded<T>> => {
  try {
    return { state: 'loaded', value: await reading };
  } catch (error) {
    if (!isCallFailed(error) || error.reason !== null) throw error;
    return { state: 'failed' };
  }
};

/** Loader data with manual retry. Fresh loader data replaces a retried value. */
export const useLoaded = <T>(given: Loaded<T>, read: () => Promise<T>) => {
  const [held, setHeld] = useState({ given, loaded: given });
  const { busy, run } = useCall();
  const again = async () => {
    const loaded = await load(read());
    setHeld({ given, loaded });
  };
  return { loaded: held.given === given ? held.loaded : given, busy, retry: () => void run(again) };
};
