import type { Needs } from '../use-case/needs.ts';
import { helpCenterAddress } from '@madang/domain/help/help-center.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** Only a verified address identifies a reader: the help center shows earlier requests by address. */
const provenReader = async ({ repositories }: Needs<'repositories', 'accounts'>, accountId: string | null) => {
  const account = accountId === null ? null : await repositories.accounts.find(accountId);
  return account?.emailVerified === true
    ? { accountId: account.id, email: account.email, name: `${account.firstName} ${account.lastName}`.trim() }
    : null;
};

export const getHelpCenter: UseCase<'getHelpCenter', Needs<'help' | 'newId' | 'now' | 'repositories', 'accounts'>> =
  (deps) =>
  async (viewer, { language, article }) => {
    const { center, signIn } = deps.help;
    if (center === null) return answer({ url: null, sign_in: null });
    const reader = signIn && (await provenReader(deps, viewer.signedIn ? viewer.accountId : null));
    return answer({
      url: helpCenterAddress(center, language, article ?? null),
      sign_in: signIn && reader && { url: signIn.url, token: await signIn.tokens.issue(reader, deps.now(), deps.newId()) },
    });
  };
