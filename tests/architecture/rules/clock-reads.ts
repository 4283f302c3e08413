import { ruleAboutFiles } from '../rule.ts';
import { isTest, nodesOf, type SourceFile, type SyntaxNode } from '../../../tools/sources/source-file.ts';

/** Functions that read the clock again because time passes between two steps, or that measure it. */
const READS_AGAIN: Readonly<Record<string, string>> = {
  'apps/server/src/accounts/reset-password.ts resetPassword':
    'hashes the password in between, and checks the link again behind the lock',
  'apps/server/src/mail/send-mail.ts sendMail': 'sends mails one after another',
  'apps/server/src/http/dispatcher.ts dispatcher': 'holds several functions',
  'apps/server/src/http/rendering.ts pageRoutes': 'holds several handlers',
  'apps/server/src/playback/media.routes.ts mediaRoutes': 'holds several handlers',
  'apps/server/src/recurly/cancel-with-recurly.ts cancelWithRecurly': 'calls the provider in between',
  'apps/server/src/recurly/purchase-with-recurly.ts purchaseWithRecurly': 'calls the provider in between',
  'apps/server/src/recurly/recurly.routes.ts recurlyRoutes': 'verifies a signature, and stamps the stored notification',
  'apps/server/src/sessions/refresh-token.ts refreshToken': 'ends authority in a later transaction of its own',
  'apps/server/src/push/send-pushes.ts sendOne': 'calls the push service in between',
  'apps/server/src/push/send-pushes.ts sendPushes': 'sends notifications batch by batch',
};

const nameOf = (node: SyntaxNode): string => {
  const declaration = (node['declaration'] ?? node) as SyntaxNode;
  const [first] = (declaration['declarations'] ?? [declaration]) as readonly SyntaxNode[];
  return String(((first?.['id'] ?? {}) as SyntaxNode)['name'] ?? '');
};

/** `now()`, `deps.now()`: the clock of the server. `performance.now()` measures. */
const readsClock = (node: SyntaxNode): boolean => {
  if (node.type !== 'CallExpression' || (node['arguments'] as readonly unknown[]).length > 0) return false;
  const callee = node['callee'] as SyntaxNode;
  if (callee.type === 'Identifier') return callee['name'] === 'now';
  if (callee.type !== 'MemberExpression') return false;
  return (callee['property'] as SyntaxNode)['name'] === 'now' && (callee['object'] as SyntaxNode)['name'] !== 'performance';
};

const faultsOf = ({ path, tree }: SourceFile): readonly string[] =>
  (tree['body'] as readonly SyntaxNode[]).flatMap((statement) => {
    const reads = nodesOf(statement).filter(readsClock).length;
    const name = nameOf(statement);
    return reads > 1 && !Object.hasOwn(READS_AGAIN, `${path} ${name}`) ? [`${name} reads the clock ${reads} times`] : [];
  });

export const clockIsReadOnce = ruleAboutFiles({
  name: 'a function of the server reads the clock once: one decision has one instant',
  covers: (file) => file.path.startsWith('apps/server/src/') && !isTest(file),
  atLeast: 300,
  faultsOf,
  broken: [
    'apps/server/src/playback/end-all.ts',
    'export const endAll = ({ leases, now }) => async () => {\n  if (now() > leases.until) return leases.end(now());\n};',
  ],
});
