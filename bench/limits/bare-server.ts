import Fastify from 'fastify';
import pg from 'pg';

/** Minimal Fastify server with a database: the limit for the start time of the site. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] });
const app = Fastify();
app.get('/', async () => (await pool.query<{ one: number }>('select 1 as one')).rows);
await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.send?.({ kind: 'listening' });
process.on('SIGTERM', () => process.exit(0));
