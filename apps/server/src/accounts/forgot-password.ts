import type { Needs } from '../use-case/needs.ts';
import { type EmailAddress, faultOfEmail, normalEmail } from '@madang/domain/accounts/email-address.ts';
import { mayMailPasswordLink, PASSWORD_LINK_MS } from '@madang/domain/accounts/passwords.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

/** Mails a link to the owner of an address; false where no account has it. */
const mailLink = async (
  deps: Needs<'inTransaction' | 'links' | 'newId' | 'now' | 'repositories', 'accounts' | 'mailOutbox' | 'passwordLinks'>,
  email: EmailAddress,
): Promise<boolean> => {
  const known = await deps.repositories.accounts.findByEmail(email);
  if (!known) return false;
  await deps.inTransaction(async ({ accounts, passwordLinks, mailOutbox }) => {
    const at = deps.now();
    const account = await accounts.findLocked(known.id);
    // An address that was replaced meanwhile is sent nothing.
    if (account?.email !== email || !mayMailPasswordLink(await passwordLinks.listOpen(known.id, at), at)) return;
    const link = deps.newId();
    const hash = deps.links.hash(deps.links.tokenOf(link));
    await passwordLinks.add({ id: link, accountId: account.id, hash }, at, at + PASSWORD_LINK_MS);
    await mailOutbox.add(
      {
        id: deps.newId(),
        accountId: account.id,
        kind: account.passwordHash === null ? 'set_password' : 'reset_password',
        address: account.email,
        language: account.language,
        name: account.firstName,
        details: { link },
      },
      at,
    );
  });
  return true;
};

/**
 * An unknown e-mail is refused by name, as AC-35 requires, unless the operator has chosen neutral answers. Requests are
 * limited per e-mail and caller's address, so that a stranger elsewhere uses up nothing of the owner's; the mails themselves are bounded per account.
 */
export const forgotPassword: UseCase<
  'forgotPassword',
  Needs<
    'afterAnswer' | 'inTransaction' | 'limits' | 'links' | 'newId' | 'now' | 'repositories' | 'settings',
    'accounts' | 'mailOutbox' | 'passwordLinks'
  >
> = (deps) => async (viewer, input) => {
  const email = normalEmail(input.email.trim());
  const fault = faultOfEmail(email);
  if (fault) return refuse('INPUT_INVALID', { fields: { email: fault } });
  const retryAfter =
    (await deps.limits.take('forgotPassword', [email, viewer.address])) ??
    (await deps.limits.take('forgotPasswordFromAddress', viewer.address));
  if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
  if (deps.settings.accountExistence === 'neutral') {
    deps.afterAnswer.begin(async () => void (await mailLink(deps, email)));
    return answer(null);
  }
  return (await mailLink(deps, email)) ? answer(null) : refuse('EMAIL_UNKNOWN');
};
