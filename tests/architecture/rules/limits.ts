import { ruleAboutFiles } from '../rule.ts';
import { isTest } from '../../../tools/sources/source-file.ts';

/** Limits whose key is part of the input or of the request, and is not known to the dispatcher. Everything else is declared in the contract. */
const TAKES_ITS_OWN: Readonly<Record<string, string>> = {
  'apps/server/src/sessions/password-attempts.ts': 'by e-mail and device, before the account is read',
  'apps/server/src/accounts/verify-password.ts': 'by account, before the password is hashed',
  'apps/server/src/accounts/forgot-password.ts': 'by e-mail and address, before the account is read',
  'apps/server/src/sessions/sign-up.ts': 'by the e-mail of an owner, whom the caller must not learn of',
  'apps/server/src/gifts/create-gift.ts': 'after a replay of the same purchase, which is no attempt',
  'apps/server/src/billing/get-receipt-file.ts': 'a file route, outside the contract',
  'apps/server/src/billing/get-boleto-file.ts': 'a file route, outside the contract',
  'apps/server/src/privacy/get-data-file.ts': 'a file route, outside the contract',
  'apps/server/src/http/page-calls.ts': 'reports of the server itself',
  'apps/server/src/http/dispatcher.ts': 'takes what the contract declares',
};

export const limitsAreDeclared = ruleAboutFiles({
  name: 'limits are declared in the contract and taken before the use case runs',
  covers: (file) => file.path.startsWith('apps/server/src/') && !isTest(file),
  atLeast: 200,
  faultsOf: ({ path, text }) =>
    /limits\s*\.\s*take\(/.test(text) && !(path in TAKES_ITS_OWN) ? ['takes a limit that the contract should declare'] : [],
  broken: [
    'apps/server/src/likes/add-like.ts',
    "export const addLike = (deps) => async (viewer) => {\n  await deps.repositories.likes.find(viewer.id);\n  return deps.limits.take('password', viewer.id);\n};",
  ],
});
