import type { Needs } from '../use-case/needs.ts';
import { PASSWORD_LINK_MS } from '@madang/domain/accounts/passwords.ts';
import type { NewAccount } from '@madang/domain/accounts/sign-up.ts';
import { firstProfile } from '@madang/domain/profiles/profile.ts';

/**
 * Sign-up that does not say whether an address is known. Both ways end in a mail: a new account gets a link by which its password is chosen, the
 * owner of an existing one learns of the attempt. The typed password is not kept: signing in with it would tell the two apart.
 */
export const signUpByMail = async (
  deps: Needs<'inTransaction' | 'limits' | 'links' | 'newId' | 'now', 'accounts' | 'mailOutbox' | 'passwordLinks' | 'profiles'>,
  opened: NewAccount,
  country: string,
): Promise<void> => {
  // Taken for every attempt: an address that was free would otherwise get one mail more than one that was known.
  const isOverLimit = (await deps.limits.take('accountExistsMail', opened.email)) !== null;
  await deps.inTransaction(async ({ accounts, profiles, passwordLinks, mailOutbox }) => {
    const at = deps.now();
    const account = {
      ...opened,
      id: deps.newId(),
      passwordHash: null,
      country,
      userType: '1',
      emailVerified: false,
      createdAt: at,
    };
    if (await accounts.add(account)) {
      await profiles.add(firstProfile(deps.newId(), account.id, account.firstName, account.language), at);
      const link = deps.newId();
      const hash = deps.links.hash(deps.links.tokenOf(link));
      await passwordLinks.add({ id: link, accountId: account.id, hash }, at, at + PASSWORD_LINK_MS);
      const { id: accountId, email: address, language, firstName: name } = account;
      const mail = { id: deps.newId(), accountId, kind: 'finish_sign_up', address, language, name, details: { link } } as const;
      await mailOutbox.add(mail, at);
      return;
    }
    const holder = await accounts.findByEmail(account.email);
    if (!holder || isOverLimit) return;
    const { id: accountId, email: address, language, firstName: name } = holder;
    await mailOutbox.add({ id: deps.newId(), accountId, kind: 'already_registered', address, language, name, details: {} }, at);
  });
};
