import { faultOfEmail, normalEmail } from '@madang/domain/accounts/credentials.ts';
import { PASSWORD_LINK_MS } from '@madang/domain/accounts/passwords.ts';
import { answer, refuse, type UseCase } from '../http/handlers.ts';

/** A second click comes within it, a second thought does not, in milliseconds. */
const SAME_CLICK_MS = 10_000;

/** Says that nobody has the address, because the specification does (AC-35); three times an hour per address. */
export const forgotPassword: UseCase<'forgotPassword'> = (deps) => async (viewer, input) => {
  const email = normalEmail(input.email.trim());
  const fault = faultOfEmail(email);
  if (fault) return refuse('INPUT_INVALID', { fields: { email: fault } });
  const retryAfter =
    (await deps.limits.take('forgotPassword', email)) ?? (await deps.limits.take('forgotPasswordFromAddress', viewer.address));
  if (retryAfter !== null) return refuse('TOO_MANY_ATTEMPTS', { retryAfter });
  const known = await deps.repositories.accounts.findByEmail(email);
  if (!known) return refuse('EMAIL_UNKNOWN');
  await deps.inTransaction(async ({ accounts, passwordLinks, mailOutbox }) => {
    const at = deps.now();
    const account = await accounts.findLocked(known.id);
    const newest = await passwordLinks.findNewest(known.id);
    if (!account || (newest !== null && at - newest < SAME_CLICK_MS)) return;
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
  deps.mail.begin();
  return answer(null);
};
