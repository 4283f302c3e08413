import type { Partner } from '@madang/domain/partners/partner.ts';
import { z } from 'zod';
import type { OpenIdProvider } from '../providers/identity/openid-providers.ts';
import type { PartnerSettings } from '../providers/partners/signed-assertions.ts';
import { type EnvironmentOf, optionalSetting, type RefuseSettings } from './setting.ts';
import { elsewhere, json, text } from './setting-kinds.ts';

const credential = z.string().min(1).max(4000);
const https = z.url({ protocol: /^https$/ });

const Provider = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{2,40}$/, 'must be letters, digits and hyphens'),
  name: z.string().min(1).max(40),
  issuer: elsewhere,
  clientId: credential,
  clientSecret: credential,
  scope: z.string().max(200).default('openid email profile'),
  responseMode: z.literal('form_post').optional(),
  hosts: z.array(z.string().max(253)).max(10).default([]),
});

const PartnerAgreement = z.strictObject({
  issuer: credential,
  key: z.looseObject({ kty: z.enum(['EC', 'RSA', 'OKP']), alg: z.enum(['ES256', 'ES384', 'RS256', 'PS256', 'EdDSA']) }),
  redirects: z.array(z.url().max(2000)).max(100).default([]),
});

const Sso = z.strictObject({
  name: z.string().min(1).max(40),
  status: z.enum(['active', 'inactive']),
  redirect_url: https,
  message: z.string().max(500),
});

/** What the menu says of a single sign-on that another service runs. */
export type SsoInfo = Readonly<z.infer<typeof Sso>>;

/** Sign-in through other providers, and partners. */
export const identitySettings = {
  googleClientId: optionalSetting({
    name: 'GOOGLE_CLIENT_ID',
    kind: text('client ID', credential),
    doc: 'Sign-in with Google, with `GOOGLE_CLIENT_SECRET`. Register the redirect URI `PUBLIC_URL/process/oauth/google`',
  }),
  googleClientSecret: optionalSetting({
    name: 'GOOGLE_CLIENT_SECRET',
    kind: text('client secret', credential),
    secret: true,
    doc: 'Secret of `GOOGLE_CLIENT_ID`',
  }),
  facebookClientId: optionalSetting({
    name: 'FACEBOOK_CLIENT_ID',
    kind: text('client ID', credential),
    doc: 'Sign-in with Facebook, with `FACEBOOK_CLIENT_SECRET`. Redirect URI `PUBLIC_URL/process/oauth/facebook`',
  }),
  facebookClientSecret: optionalSetting({
    name: 'FACEBOOK_CLIENT_SECRET',
    kind: text('client secret', credential),
    secret: true,
    doc: 'Secret of `FACEBOOK_CLIENT_ID`',
  }),
  appleClientId: optionalSetting({
    name: 'APPLE_CLIENT_ID',
    kind: text('client ID', credential),
    doc: 'Sign-in with Apple, with the three settings below. Redirect URI `PUBLIC_URL/process/oauth/apple`',
  }),
  appleTeamId: optionalSetting({
    name: 'APPLE_TEAM_ID',
    kind: text('team ID', credential),
    doc: 'Team of the Apple developer account',
  }),
  appleKeyId: optionalSetting({
    name: 'APPLE_KEY_ID',
    kind: text('key ID', credential),
    doc: 'ID of `APPLE_PRIVATE_KEY`',
  }),
  applePrivateKey: optionalSetting({
    name: 'APPLE_PRIVATE_KEY',
    kind: text('PEM, with `\\n` for its line ends', credential),
    secret: true,
    doc: 'Private key that signs our requests to Apple',
  }),
  openidProviders: optionalSetting({
    name: 'OPENID_PROVIDERS',
    kind: json('JSON', z.array(Provider).max(10)),
    secret: true,
    doc: 'Additional OpenID Connect providers: `[{"id","name","issuer","clientId","clientSecret"}]`, and where needed `scope`, `responseMode`, and `hosts` besides the issuer’s',
  }),
  partnerOdk: optionalSetting({
    name: 'PARTNER_ODK',
    kind: json('JSON', PartnerAgreement),
    doc: 'Agreement with the partner odk: its `issuer`, its public `key` (JWK with `alg`), and `redirects`, the URLs to which its customers may be sent back ([decision 24](../decisions/0024-social-and-partner-sign-in.md))',
  }),
  partnerBango: optionalSetting({
    name: 'PARTNER_BANGO',
    kind: json('JSON', PartnerAgreement),
    doc: 'Agreement with the partner bango, in the form of `PARTNER_ODK`',
  }),
  ssoInfo: optionalSetting({
    name: 'SSO_INFO',
    kind: json('JSON', Sso),
    doc: 'Another single sign-on service in the menu: `name`, `status` (`active`, `inactive`), `redirect_url`, and `message`, shown while it is inactive',
  }),
};
type IdentityEnvironment = EnvironmentOf<typeof identitySettings>;

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
const whole = <const Names extends readonly (keyof IdentityEnvironment)[]>(
  set: IdentityEnvironment,
  names: Names,
  wrong: RefuseSettings,
): { readonly [Name in keyof Names]: string } | null => {
  const missing = names.filter((name) => set[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) throw wrong([`${missing.join(', ')} must be set as well`]);
  return names.map((name) => String(set[name])) as unknown as { readonly [Name in keyof Names]: string };
};

/** Buttons stand in this order; only what is configured has one. */
export const resolveIdentity = (set: IdentityEnvironment, wrong: RefuseSettings): OutsideSettings => {
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
