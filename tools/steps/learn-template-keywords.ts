import { connect } from '@madang/database/connection.ts';
import { repositories } from '@madang/database/repositories.ts';
import { catalogSnapshot } from '@madang/server/catalog/catalog-snapshot.ts';
import { keytalkLearning } from '@madang/server/search/keytalk/keytalk-learning.ts';
import { lexiconKeytalk } from '@madang/server/search/keytalk/keytalk.ts';
import { TEMPLATE_WORLD } from './journey-worlds.ts';

/** Learns search keywords in the template world, so that servers on copies need not learn them after every start. */
const connection = await connect({ folder: TEMPLATE_WORLD.dataDir });
const { catalog, keytalk: repository } = repositories(connection.database);
const snapshot = catalogSnapshot(await catalog.getAll());
const keytalk = lexiconKeytalk({ catalog: () => snapshot });
const learning = keytalkLearning({ keytalk, catalog: () => snapshot, repository, now: Date.now });
await learning.learn(new AbortController().signal);
await connection.close();
