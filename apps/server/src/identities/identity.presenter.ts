import type { JoinedIdentity } from '@madang/contract/identities/identities.contract.ts';
import type { JoinedIdentity as Joined } from '@madang/database/identities/identities.repository.ts';
import { partnerOfIssuer } from '@madang/domain/partners/hand-over.ts';
import type { Partner } from '@madang/domain/partners/partner.ts';
import { displayEmail } from '../providers/email-addresses/display-email.ts';
import type { IdentityDeps } from '../ports/identity-providers.ts';

const PARTNER_NAMES: Readonly<Record<Partner, string>> = { odk: 'ODK', bango: 'Bango' };

/** Length at which the account page truncates a provider's user id, which may have 255 characters. */
const SHOWN = 40;

/** Display name of a provider or partner. Falls back to the issuer's host if the operator has removed it. */
export const nameOfIssuer = (issuer: string, { providers }: Pick<IdentityDeps, 'providers'>): string => {
  const partner = partnerOfIssuer(issuer);
  if (partner !== null) return PARTNER_NAMES[partner];
  const known = providers.find((provider) => provider.issuer === issuer);
  return known?.name ?? (URL.canParse(issuer) ? new URL(issuer).host : issuer);
};

/** Display name of an external identity: its email address, or the beginning of the provider's user id. */
export const outsideName = ({ email, subject }: { readonly email: string | null; readonly subject: string }): string => {
  if (email !== null) return displayEmail(email);
  return subject.length > SHOWN ? `${subject.slice(0, SHOWN)}…` : subject;
};

export const presentIdentity = (identity: Joined, deps: Pick<IdentityDeps, 'providers'>): JoinedIdentity => ({
  id: identity.id,
  kind: partnerOfIssuer(identity.issuer) === null ? 'social' : 'partner',
  provider: nameOfIssuer(identity.issuer, deps),
  outside: outsideName(identity),
  joined_at: new Date(identity.joinedAt).toISOString(),
});
