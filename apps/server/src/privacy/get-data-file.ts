import type { PersonalRow } from '@madang/database/privacy/personal-data.repository.ts';
import { TABLES } from '@madang/database/privacy/personal-tables.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import type { Needs } from '../use-case/needs.ts';
import { refuse } from '../use-case/use-case.ts';

/** Tables and columns left out of the export, with the reason for each. */
const omissions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(TABLES).flatMap(([name, table]) => {
      if ('leftOut' in table) return [[name, table.leftOut]];
      return Object.entries(table.columns).flatMap(([column, how]) =>
        typeof how === 'string' ? [] : [[`${name}.${column}`, how.withheld]],
      );
    }),
  );

/** Adds a title's English name beside its ID, so that people can read the file. */
const withTitle = ({ catalog }: Needs<'catalog'>, row: PersonalRow): PersonalRow => {
  const content = typeof row['content_id'] === 'string' ? catalog().find(row['content_id']) : undefined;
  return content ? { ...row, title: content.title.en_us } : row;
};

/**
 * Streams everything stored about an account as one JSON document: however long a watch history is, only some rows of it are in
 * memory.
 */
export async function* writeDataExport(
  deps: Needs<'catalog' | 'now' | 'repositories' | 'settings', 'personalData' | 'profiles'>,
  accountId: string,
): AsyncGenerator<string> {
  const { personalData, profiles } = deps.repositories;
  const subject = { accountId, profileIds: (await profiles.listOf(accountId)).map(({ id }) => id) };
  const head = { service: deps.settings.publicUrl, made_at: new Date(deps.now()).toISOString(), left_out: omissions() };
  yield `${JSON.stringify(head, null, 1).slice(0, -2)},\n "tables": {`;
  let isFirst = true;
  for (const [name, table] of personalData.tables) {
    yield `${isFirst ? '' : ','}\n  ${JSON.stringify(name)}: [`;
    isFirst = false;
    let rowsBefore = 0;
    for await (const rows of personalData.read(name, table, subject)) {
      const lines = rows.map((row) => `   ${JSON.stringify(withTitle(deps, row))}`);
      yield `${rowsBefore > 0 ? ',' : ''}\n${lines.join(',\n')}`;
      rowsBefore += rows.length;
    }
    yield rowsBefore > 0 ? '\n  ]' : ']';
  }
  yield '\n }\n}\n';
}

/** The export file of a signed URL, only for the session that it names. */
export const getDataFile =
  (
    deps: Needs<
      'catalog' | 'exportTickets' | 'limits' | 'now' | 'repositories' | 'sessions' | 'settings',
      'accounts' | 'personalData' | 'profiles'
    >,
  ) =>
  async (text: string, carriedSession: string | null) => {
    const at = deps.now();
    const ticket = deps.exportTickets.read(text, at);
    if (!ticket) return refuse('MEDIA_ADDRESS_INVALID');
    const retryAfter = await deps.limits.take('dataExportFile', ticket.id);
    if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
    const known = await deps.sessions.find(ticket.sessionId, ticket.accountId);
    if (!known || carriedSession !== ticket.sessionId) return refuse('SIGN_IN_NEEDED');
    const epoch = await deps.repositories.accounts.authorityEpoch(ticket.accountId);
    if (epoch !== ticket.epoch) return refuse('MEDIA_ADDRESS_INVALID');
    const name = `madang-data-${toDay(at)}.json`;
    return { ok: true, name, pieces: writeDataExport(deps, ticket.accountId) } as const;
  };
