import type { Needs } from '../use-case/needs.ts';
import { openUndoLink } from '@madang/domain/identities/fresh-proof.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { displayEmail } from '../providers/email-addresses/display-email.ts';
import { nameOfIssuer, outsideName } from './identity.presenter.ts';

/** Returns the identity that an undo link removes. Opening the link alone changes nothing. */
export const previewIdentityUndo: UseCase<
  'previewIdentityUndo',
  Needs<'identity' | 'links' | 'now' | 'repositories', 'accounts' | 'identities'>
> =
  ({ repositories, links, identity, now }) =>
  async (_viewer, { token }) => {
    const link = openUndoLink(await repositories.identities.findUndoLink(links.hash(token)), now());
    if (!link.ok) return refuse(link.refusal);
    const { accountId, issuer, subject } = link.value;
    const account = await repositories.accounts.find(accountId);
    const joined = (await repositories.identities.listOf(accountId)).find(
      (one) => one.issuer === issuer && one.subject === subject,
    );
    if (!account || !joined) return refuse('UNDO_LINK_INVALID');
    return answer({ provider: nameOfIssuer(issuer, identity), outside: outsideName(joined), email: displayEmail(account.email) });
  };
