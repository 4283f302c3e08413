import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentIdentity } from './identity.presenter.ts';

export const listIdentities: UseCase<'listIdentities', Needs<'identity' | 'repositories', 'accounts' | 'identities'>> =
  ({ repositories, identity }) =>
  async ({ accountId }) => {
    const joined = await repositories.identities.listOf(accountId);
    const account = await repositories.accounts.find(accountId);
    const objects = joined.map((one) => presentIdentity(one, identity));
    return answer({ objects, total_count: objects.length, object: { has_password: (account?.passwordHash ?? null) !== null } });
  };
