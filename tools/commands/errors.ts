import { ROUTES } from '@madang/contract/routes.ts';
import { command, say } from '../steps/say.ts';
import { UserError } from '../steps/run.ts';
import { settings } from '../steps/preconditions.ts';

/** Request timeout in milliseconds. */
const TIMEOUT_MS = 10_000;
const MOST = 100;

const HELP = 'npm run errors -- list [how many]   what failed for viewers, newest first; the server has to run';

interface Report {
  readonly reported_at: string;
  readonly told_by: string;
  readonly user: string | null;
  readonly path: string;
  readonly code: string;
  readonly message: string;
  readonly app_version: string | null;
}

const askFor = async (many: number): Promise<{ readonly objects: readonly Report[]; readonly total_count: number }> => {
  const { host, port, secrets } = settings();
  const address = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  const path = ROUTES.listErrors.split(' ')[1] ?? '';
  const answer = await fetch(`${address}${path}?limit=${many}`, {
    headers: { authorization: `operator ${secrets.operatorKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new UserError(`No server answers at ${address}. Start it, or set PORT and HOST as it has them.`);
  });
  if (answer.status === 401)
    throw new UserError('The server has another OPERATOR_KEY. Set it, or DATA_DIR, as the server has it.');
  if (!answer.ok) throw new UserError(`The server answers ${answer.status}. Try again in a moment.`);
  return (await answer.json()) as { objects: Report[]; total_count: number };
};

await command(async () => {
  const [what = 'list', many = '20'] = process.argv.slice(2);
  const count = Number(many);
  if (what !== 'list' || !Number.isInteger(count) || count < 1 || count > MOST) throw new UserError(`${HELP}\nAt most ${MOST}.`);
  const { objects, total_count } = await askFor(count);
  for (const { reported_at, code, path, user, told_by, app_version, message } of objects)
    say(`${reported_at}  ${code}  ${path}  ${user ?? 'anonymous'}  ${app_version ?? told_by}  ${message}`);
  say(`${objects.length} of ${total_count}.`);
});
