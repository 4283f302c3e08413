import type { Needs } from '../use-case/needs.ts';
import type { Repositories } from '@madang/database/repositories.ts';
import { isFreshProof } from '@madang/domain/identities/fresh-proof.ts';
import type { PendingStep } from '@madang/domain/identities/pending-identity.ts';
import { partnerOfIssuer } from '@madang/domain/partners/hand-over.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { displayEmail } from '../providers/email-addresses/display-email.ts';
import { nameOfIssuer, outsideName } from './identity.presenter.ts';
import { currentSession, findPending, findNextStep } from './pending-identity.ts';

const emailOf = async ({ accounts }: Pick<Repositories, 'accounts'>, accountId: string | undefined): Promise<string | null> => {
  const account = accountId === undefined ? null : await accounts.find(accountId);
  return account && displayEmail(account.email);
};

const concerned = (step: PendingStep): string | undefined => ('accountId' in step ? step.accountId : undefined);

/** Returns the pending identity of the browser that holds its secret. Changes nothing. */
export const previewIdentity: UseCase<
  'previewIdentity',
  Needs<'identity' | 'newId' | 'now' | 'repositories', 'accounts' | 'identities' | 'sessions'>
> =
  (deps) =>
  async (viewer, { browser }) => {
    const { repositories, identity, now } = deps;
    const pending = await findPending(deps, repositories, browser);
    if (!pending) return refuse('IDENTITY_EXPIRED');
    const current = await currentSession(repositories, viewer);
    const decision = await findNextStep(deps, repositories, pending, current);
    if (!decision.ok) return refuse(decision.refusal);
    const step = decision.value;
    const accountId = step.kind === 'join' ? step.accountId : null;
    const account = accountId === null ? null : await repositories.accounts.find(accountId);
    const joined = account === null ? [] : await repositories.identities.listOf(account.id);
    const origin = current && (await repositories.sessions.originOf(current.sessionId));
    const { person } = pending;
    return answer({
      step: step.kind,
      kind: partnerOfIssuer(person.issuer) === null ? 'social' : 'partner',
      provider: identity.providers.find(({ id }) => id === pending.provider)?.name ?? nameOfIssuer(person.issuer, identity),
      outside: outsideName(person),
      email: step.kind === 'create' ? person.email && displayEmail(person.email) : await emailOf(repositories, concerned(step)),
      signed_in_as: await emailOf(repositories, current?.accountId),
      may_create: step.kind === 'join' && step.alone !== null,
      has_password: account !== null && account.passwordHash !== null,
      is_proven:
        account !== null &&
        isFreshProof(origin, { accountId: account.id, about: person, joined, since: pending.createdAt }, now()),
      providers: identity.providers
        .filter(({ issuer }) => issuer !== person.issuer && joined.some((one) => one.issuer === issuer))
        .map(({ id, name }) => ({ id, name })),
      request_id: pending.requestId,
      product_id: pending.productId,
      bango_user_id: person.issuer === 'partner:bango' ? person.subject : null,
      redirect_uri: pending.redirectUri,
    });
  };
