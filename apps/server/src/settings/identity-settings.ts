import { z } from 'zod';
import type { Partner } from '@madang/domain/partners/partner.ts';
import type { SsoInfo } from '../deps.ts';
import type { OpenIdProvider } from '../providers/identity/openid-providers.ts';
import type { PartnerSettings } from '../providers/partners/signed-assertions.ts';
import { elsewhere } from './setting-kinds.ts';

const text = z.string().min(1).max(4000);
const https = z.url({ protocol: /^https$/ });

/** JSON in a setting, held against a schema. */
const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((written, context): unknown => {
      try {
        return JSON.parse(written);
      } catch {
        context.addIssue('must be JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

const Provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{2,40}$/, 'must be letters, digits and hyphens'),
  name: z.string().min(1).max(40),
  issuer: elsewhere,
  clientId: text,
  clientSecret: text,
  scope: z.string().max(200).default('openid email profile'),
  responseMode: z.literal('form_post').optional(),
  hosts: z.array(z.string().max(253)).max(10).default([]),
});

const PartnerAgreement = z.strictObject({
  issuer: text,
  key: z.looseObject({ kty: z.enum(['EC', 'RSA', 'OKP']), alg: z.enum(['ES256', 'ES384', 'RS256', 'PS256', 'EdDSA']) }),
  redirects: z.array(z.url().max(2000)).max(100).default([]),
});

const Sso = z.strictObject({
  name: z.string().min(1).max(40),
  status: z.enum(['active', 'inactive']),
  redirect_url: https,
  message: z.string().max(500),
});

/** Settings about who people are elsewhere; README lists them. */
export const OUTSIDE_ENVIRONMENT = {
  GOOGLE_CLIENT_ID: text.optional(),
  GOOGLE_CLIENT_SECRET: text.optional(),
  FACEBOOK_CLIENT_ID: text.optional(),
  FACEBOOK_CLIENT_SECRET: text.optional(),
  APPLE_CLIENT_ID: text.optional(),
  APPLE_TEAM_ID: text.optional(),
  APPLE_KEY_ID: text.optional(),
  APPLE_PRIVATE_KEY: text.optional(),
  OPENID_PROVIDERS: json(z.array(Provider).max(10)).optional(),
  PARTNER_ODK: json(PartnerAgreement).optional(),
  PARTNER_BANGO: json(PartnerAgreement).optional(),
  SSO_INFO: json(Sso).optional(),
} as const;
type Set = z.infer<z.ZodObject<typeof OUTSIDE_ENVIRONMENT>>;

export interface OutsideSettings {
  readonly providers: readonly OpenIdProvider[];
  readonly partners: Readonly<Partial<Record<Partner, PartnerSettings>>>;
  readonly ssoInfo: SsoInfo | null;
}

const googleOf = (clientId: string, word: string): OpenIdProvider => ({
  id: 'google',
  name: 'Google',
  issuer: 'https://accounts.google.com',
  clientId,
  secret: { kind: 'word', word },
  scope: 'openid email profile',
  hosts: ['oauth2.googleapis.com', 'www.googleapis.com', 'openidconnect.googleapis.com'],
});

/** Its discovery names no token endpoint; these are of its guide to the manual flow. */
const facebookOf = (clientId: string, word: string): OpenIdProvider => ({
  id: 'facebook',
  name: 'Facebook',
  issuer: 'https://www.facebook.com',
  clientId,
  secret: { kind: 'word', word },
  scope: 'openid email public_profile',
  hosts: ['graph.facebook.com', 'limited.facebook.com'],
  endpoints: {
    authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
    token_endpoint: 'https://graph.facebook.com/v23.0/oauth/access_token',
    jwks_uri: 'https://www.facebook.com/.well-known/oauth/openid/jwks/',
  },
});

const appleOf = (clientId: string, teamId: string, keyId: string, privateKey: string): OpenIdProvider => ({
  id: 'apple',
  name: 'Apple',
  issuer: 'https://appleid.apple.com',
  clientId,
  // A line of an environment file holds no line ends.
  secret: { kind: 'signed', teamId, keyId, privateKey: privateKey.replaceAll('\\n', '\n') },
  scope: 'openid email name',
  responseMode: 'form_post',
  hosts: [],
});

/** What is set of a provider; none of it is no provider, a part of it is a fault. */
const whole = <const Names extends readonly (keyof Set)[]>(
  set: Set,
  names: Names,
  wrong: (faults: readonly string[]) => Error,
): { readonly [Name in keyof Names]: string } | null => {
  const missing = names.filter((name) => set[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw wrong([`${missing.join(', ')} must be set as well`]);
  return names.map((name) => String(set[name])) as unknown as { readonly [Name in keyof Names]: string };
};

/** Buttons stand in this order; only what is configured has one. */
export const outsideOf = (set: Set, wrong: (faults: readonly string[]) => Error): OutsideSettings => {
  const google = whole(set, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], wrong);
  const facebook = whole(set, ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'], wrong);
  const apple = whole(set, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'], wrong);
  const others = (set.OPENID_PROVIDERS ?? []).map(({ clientSecret, responseMode, ...provider }): OpenIdProvider => ({
    ...provider,
    secret: { kind: 'word', word: clientSecret },
    ...(responseMode && { responseMode }),
  }));
  const providers = [
    ...(google ? [googleOf(...google)] : []),
    ...(apple ? [appleOf(...apple)] : []),
    ...(facebook ? [facebookOf(...facebook)] : []),
    ...others,
  ];
  const ids = providers.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw wrong([`OPENID_PROVIDERS: ${twice} is there twice`]);
  return {
    providers,
    partners: {
      ...(set.PARTNER_ODK && { odk: set.PARTNER_ODK }),
      ...(set.PARTNER_BANGO && { bango: set.PARTNER_BANGO }),
    },
    ssoInfo: set.SSO_INFO ?? null,
  };
};
