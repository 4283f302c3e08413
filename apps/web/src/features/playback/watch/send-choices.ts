import { api, isCallFailed } from '#app/platform/api.ts';
import { wallClock } from '#app/platform/clock.ts';
import { createSerialQueue } from '#app/platform/serial-queue.ts';
import { toChoiceRequests, withoutSent } from './choice-requests.ts';
import { readUnsentChoices, writeUnsentChoices } from './unsent-choices.ts';

/** One at a time: choices made while one is sent go together with the next. */
const enqueue = createSerialQueue();

/** What the server will never take is not kept for another try. */
const isRefused = (status: number): boolean => status >= 400 && status < 500 && status !== 401 && status !== 429;

const send = async (profileId: string): Promise<void> => {
  for (const { choices, input } of toChoiceRequests(readUnsentChoices(profileId), wallClock())) {
    try {
      await api.changeSubtitlePreferences(input);
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      // Without an answer they wait for the next film, or the network.
      if (!isRefused(error.status)) return;
    }
    writeUnsentChoices(profileId, (unsent) => withoutSent(unsent, choices));
  }
};

/** Sends unconfirmed choices. The page's session must be that of this profile. */
export const sendChoices = (profileId: string): Promise<void> => enqueue(() => send(profileId));
