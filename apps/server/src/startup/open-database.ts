import { normalizeAddresses } from '@madang/database/accounts/normalize-addresses.ts';
import { connect, type Connection } from '@madang/database/connection.ts';
import { migrate } from '@madang/database/migrate.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from '../settings/read-settings.ts';

/** Accounts that one log line names. */
const LOGGED_ACCOUNTS = 100;

/**
 * Connects to the database and applies missing migrations. New keys are stored only where the database is empty, under the lock of
 * migrations: of nodes that start together on an empty one, the first creates keys and the others end.
 */
export const openDatabase = async ({
  databaseUrl,
  dataDir,
  newSecrets,
  fastPath,
}: Pick<Settings, 'databaseUrl' | 'dataDir' | 'newSecrets' | 'fastPath'>): Promise<Connection> => {
  const connection = await connect(databaseUrl === null ? { folder: dataDir } : { url: databaseUrl }, fastPath);
  try {
    await migrate(connection.database, (isEmpty) => newSecrets?.keep(isEmpty));
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
};

/** Opens the database of a server, normalizes the addresses in it, and logs what the operator should know. */
export const openServerDatabase = async (settings: Settings, logger: FastifyBaseLogger): Promise<Connection> => {
  const connection = await openDatabase(settings);
  // After the database has answered: a failed start prints one line, its reason.
  if (settings.createdKeys.length > 0)
    logger.warn(
      `Created ${settings.createdKeys.join(', ')} in DATA_DIR/secrets.json. Nodes that share a database need the same keys.`,
    );
  const left = await normalizeAddresses(connection.database);
  if (left.length > 0)
    logger.warn(
      { accounts: left.slice(0, LOGGED_ACCOUNTS), count: left.length },
      'accounts whose e-mail address, in its normalized form, belongs to another account or is none: docs/operations/addresses.md',
    );
  return connection;
};
