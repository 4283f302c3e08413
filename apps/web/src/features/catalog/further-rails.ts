import { type CallFailed, type Client, isCallFailed } from '@madang/contract/client.ts';
import type { Reader } from './card-view.ts';
import { type RailName, type RailView, readRail, SHOWN_FURTHER_DOWN } from './rail-view.ts';

/** What the operators' log calls a rail that could not be read. */
const CODE = 'API4060';

/** For the operators: a rail that could not be read leaves nothing on the screen (CA-80). */
export const railReport = ({ code, local, message }: CallFailed, collectionId: string) => ({
  code: `FMS|${CODE}-${code}-${local}`,
  path: `/collection/${collectionId}`,
  message,
});

/** Reads some rails at once. One that cannot be read is left out, with a report; so is an empty one (CA-80). */
export const readFurtherRails = async (
  api: Pick<Client, 'listCollection' | 'trackError'>,
  names: readonly RailName[],
  reader: Reader,
): Promise<readonly RailView[]> => {
  const rails = await Promise.all(
    names.map(async (name) => {
      try {
        return [await readRail(api, name, SHOWN_FURTHER_DOWN, reader)];
      } catch (error) {
        if (!isCallFailed(error)) throw error;
        // Where the report fails too there is nobody to tell.
        void api.trackError(railReport(error, name.id)).catch(() => undefined);
        return [];
      }
    }),
  );
  return rails.flat().filter(({ cards }) => cards.length > 0);
};
