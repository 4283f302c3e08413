import { type Client, isCallFailed } from '@madang/contract/client.ts';
import type { Reader } from './card-view.ts';
import { type RailName, type RailView, readRail, SHOWN_FURTHER_DOWN } from './rail-view.ts';

/** Reads some rails at once. One that cannot be read is left out, as is an empty one (CA-80); operators hear of the call. */
export const readFurtherRails = async (
  api: Pick<Client, 'listCollection'>,
  names: readonly RailName[],
  reader: Reader,
): Promise<readonly RailView[]> => {
  const rails = await Promise.all(
    names.map(async (name) => {
      try {
        return [await readRail(api, name, SHOWN_FURTHER_DOWN, reader)];
      } catch (error) {
        if (!isCallFailed(error)) throw error;
        return [];
      }
    }),
  );
  return rails.flat().filter(({ cards }) => cards.length > 0);
};
