import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import type { Account } from '@madang/domain/accounts/account.ts';
import type { OutsidePerson } from '@madang/domain/identities/outside-person.ts';
import { firstProfile, type Profile, profileUnasked } from '@madang/domain/profiles/profile.ts';
import type { Language } from '@madang/domain/shared/language.ts';

/** A concurrent call took the email address or identity first. The transaction rolls back, and a retry finds it. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}

/** Retries a transaction once after Overtaken. */
export const onceMoreIfOvertaken = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (overtaken) {
    if (!(overtaken instanceof Overtaken)) throw overtaken;
    return work();
  }
};

/** Creates an account without a password for an external identity, with its first profile. Throws Overtaken. */
export const openOutsideAccount = async (
  { now, newId }: Needs<'newId' | 'now'>,
  { accounts, profiles, identities }: Pick<Repositories, 'accounts' | 'identities' | 'profiles'>,
  person: OutsidePerson,
  about: Pick<Account, 'email' | 'birthday' | 'country' | 'userType'> & { readonly language: Language },
): Promise<{ readonly account: Account; readonly profile: Profile }> => {
  const account: Account = {
    ...about,
    id: newId(),
    firstName: person.firstName,
    lastName: person.lastName,
    gender: 'prefer_not_to_say',
    passwordHash: null,
    emailVerified: person.emailVerified,
    createdAt: now(),
  };
  const profile = firstProfile(newId(), account.id, account.firstName, account.language);
  if (!(await accounts.add(account))) throw new Overtaken('the address has an account');
  if (!(await identities.add(person, account.id, account.createdAt))) throw new Overtaken('the identity has an account');
  await profiles.add(profile, account.createdAt);
  return { account, profile };
};

/** Account with its profile, or null where the viewer has to choose one. */
export const accountAndProfile = async (
  { accounts, profiles }: Pick<Repositories, 'accounts' | 'profiles'>,
  accountId: string,
): Promise<{ readonly account: Account; readonly profile: Profile | null }> => {
  const account = await accounts.find(accountId);
  if (!account) throw new Error(`An identity leads to account ${accountId}, which is not there.`);
  return { account, profile: profileUnasked(await profiles.listOf(accountId)) };
};
