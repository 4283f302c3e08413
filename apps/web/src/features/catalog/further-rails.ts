import type { Client } from '@madang/contract/client.ts';
import { emptyOnFailure } from '#app/platform/call-failures.ts';
import type { CardReader } from './card-view.ts';
import { type RailName, type RailView, readRail, SHOWN_FURTHER_DOWN } from './rail-view.ts';

/**
 * Loads some rails in parallel. A failed or empty one is left out (CA-80). The API client reports the failure to the
 * operators.
 */
export const readFurtherRails = async (
  api: Pick<Client, 'listCollection'>,
  names: readonly RailName[],
  reader: CardReader,
): Promise<readonly RailView[]> => {
  const rails = await Promise.all(
    names.map((name) =>
      readRail(api, name, SHOWN_FURTHER_DOWN, reader)
        .then((rail) => [rail])
        .catch(emptyOnFailure),
    ),
  );
  return rails.flat().filter(({ cards }) => cards.length > 0);
};
