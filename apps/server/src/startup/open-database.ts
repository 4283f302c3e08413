import { connect, type Connection } from '@madang/database/connection.ts';
import { migrate } from '@madang/database/migrate.ts';
import type { Settings } from '../settings/read-settings.ts';

/**
 * Connects to the database and applies missing migrations. New keys are written down only where the database is empty, under the lock of
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
