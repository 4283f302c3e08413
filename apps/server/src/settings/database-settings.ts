import { optionalSetting, setting } from './setting.ts';
import { matching, text } from './setting-kinds.ts';

export const databaseSettings = {
  databaseUrl: optionalSetting({
    name: 'DATABASE_URL',
    kind: matching('`postgres://…`', /^postgres(ql)?:\/\//, 'must begin with postgres://'),
    unset: 'the embedded database',
    secret: true,
    doc: 'PostgreSQL 15 or newer. Set it in production and for several nodes; without it rows are stored in `DATA_DIR`',
  }),
  dataDir: setting({
    name: 'DATA_DIR',
    kind: text('folder'),
    default: '.data',
    doc: 'Folder of the embedded database, artwork, secrets, and films encrypted by this node',
  }),
};
