import { writeFileSync } from 'node:fs';
import { connect } from './connection.ts';
import { describeSchema } from './describe-schema.ts';
import { migrate } from './migrate.ts';

const { database, close } = await connect({ memory: true });
await migrate(database);
writeFileSync(new URL('./schema.ts', import.meta.url), await describeSchema(database));
await close();
