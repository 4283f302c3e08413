import { isTest, nodesOf, type SyntaxNode } from '../../../tools/sources/source-file.ts';
import { ruleAboutFiles } from '../rule.ts';

const SERVER = 'apps/server/src/';

/** Where the after-commit hook calls the session cache and the workers, and where the cache is. */
const HOOK = [`${SERVER}after-commit.ts`, `${SERVER}sessions/session-registry.ts`, `${SERVER}ports/session-registry.ts`];

/** Calls that a commit makes: invalidating the session cache, and waking a worker of an outbox. */
const DUTIES = [
  /\bforgetAccount\b/,
  /\b(sessions|registry)\s*\??\.\s*forget\b/,
  /\b(mails?|push|pushes|notices|workers(\.\w+)?)\s*\??\.\s*begin\b/,
];

export const commitsRunTheirDuties = ruleAboutFiles({
  name: 'the session cache is invalidated and workers are woken by commits alone',
  covers: (file) => file.path.startsWith(SERVER) && !isTest(file),
  atLeast: 200,
  faultsOf: ({ path, text }) =>
    HOOK.includes(path)
      ? []
      : DUTIES.filter((call) => call.test(text)).map((call) => `does by hand what its commit does: ${call.source}`),
  broken: [
    `${SERVER}likes/add-like.ts`,
    'export const addLike = (deps) => async (viewer) => {\n  deps.sessions.forget(viewer.sessionId);\n  deps.mail.begin();\n};',
  ],
});

/** Files that open repositories or transactions without the hook, and why nothing is forgotten there. */
const WITHOUT_HOOK: Readonly<Record<string, string>> = {
  [`${SERVER}recurly/open-recurly.ts`]: 'opened before the node; cards and readings have no duties',
  [`${SERVER}providers/payments/sandbox/open-sandbox.ts`]: 'the tables of the payment sandbox have no duties',
};

export const nodesWriteThroughTheHook = ruleAboutFiles({
  name: 'the server opens repositories and transactions with its after-commit hook',
  covers: (file) => file.path.startsWith(SERVER) && !isTest(file),
  atLeast: 200,
  faultsOf: ({ path, text }) =>
    !(path in WITHOUT_HOOK) &&
    (/import \{[^}]*(?<!type )\b(repositories|\w+Repository)\b[^}]*\} from '@madang\/database\//.test(text) ||
      /\.transaction\(\)/.test(text))
      ? ['opens repositories or a transaction whose duties are lost']
      : [],
  broken: [
    `${SERVER}likes/add-like.ts`,
    "import { repositories } from '@madang/database/repositories.ts';\nexport const addLike = (database) => repositories(database).likes.add('a', 'b');",
  ],
});

/** Tables that nodes cache, and outboxes that workers empty. */
const WATCHED = ['accounts', 'sessions', 'profiles', 'subscriptions', 'mail_outbox', 'payment_notices', 'push_messages'];
const WRITES = new RegExp(
  `\\b(?:insertInto|updateTable|deleteFrom)\\('(?:${WATCHED.join('|')})'\\)|\\b(?:insert into|update|delete from) (?:${WATCHED.join('|')})\\b`,
  'g',
);

/** Writes of watched tables that leave nothing to do, and why. */
const WITHOUT_DUTY: Readonly<Record<string, string>> = {
  'accounts.add': 'a new account is cached nowhere',
  'accounts.advanceAuthorityEpoch': 'the epoch is not cached',
  'profiles.savePinAttempts': 'attempts are not cached',
  'sessions.beginFrom': 'a new session is cached nowhere',
  'sessions.ADD_TOKEN': 'the statement of addToken, which records',
  'mail-outbox.takeDue': 'written by the worker itself',
  'mail-outbox.markSent': 'written by the worker itself',
  'mail-outbox.markFailed': 'written by the worker itself',
  'mail-outbox.forgetBefore': 'old rows are deleted',
  'payment-webhooks.settle': 'written by the worker itself',
  'payment-webhooks.forgetBefore': 'old rows are deleted',
  'push.handOut': 'written by the worker itself',
  'push.forgetBefore': 'old rows are deleted',
};

interface Unit {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

const unitOf = (node: SyntaxNode, named: unknown): Unit => ({
  name: String((named as SyntaxNode)['name']),
  start: Number(node['start']),
  end: Number(node['end']),
});

/** Methods of a repository, then the constants and functions beside it. */
const unitsOf = (tree: SyntaxNode): readonly Unit[] => {
  const methods = nodesOf(tree).filter((node) => node.type === 'Property' && node['method'] === true);
  const declared = (tree['body'] as readonly SyntaxNode[]).filter(({ type }) => type === 'VariableDeclaration');
  return [
    ...methods.map((node) => unitOf(node, node['key'])),
    ...declared.flatMap((node) => (node['declarations'] as readonly SyntaxNode[]).map((one) => unitOf(one, one['id']))),
  ];
};

export const writesRecordTheirDuties = ruleAboutFiles({
  name: 'repositories record the after-commit duty of each write that has one',
  covers: (file) => file.path.startsWith('packages/database/src/') && file.path.endsWith('.repository.ts'),
  atLeast: 30,
  faultsOf: ({ path, text, tree }) => {
    const repository = path.replace(/^.*\/|\.repository\.ts$/g, '');
    const units = unitsOf(tree);
    return [...text.matchAll(WRITES)].flatMap(({ 0: write, index }) => {
      const unit = units.find(({ start, end }) => start <= index && index < end);
      const name = `${repository}.${unit?.name ?? ''}`;
      const isRecorded = unit !== undefined && text.slice(unit.start, unit.end).includes('record(');
      return isRecorded || name in WITHOUT_DUTY ? [] : [`${name} records no duty of its ${write}`];
    });
  },
  broken: [
    'packages/database/src/accounts/accounts.repository.ts',
    "export const accountsRepository = (database, record) => ({\n  async rename(id, first_name) {\n    await database.updateTable('accounts').set({ first_name }).where('id', '=', id).execute();\n  },\n});",
  ],
});
