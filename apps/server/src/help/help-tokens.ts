import { SignJWT } from 'jose/jwt/sign';

/** The claims that identify a reader to the external help center. */
export interface HelpReader {
  readonly accountId: string;
  /** Verified: the help center finds earlier requests by it. */
  readonly email: string;
  readonly name: string;
}

export interface HelpTokens {
  /** A single-use JWT (RFC 7519) that identifies the reader. `now` in ms, `id` never used before. */
  issue(reader: HelpReader, now: number, id: string): Promise<string>;
}

/** `key` is what the help centre shares with us. The claims are those that Zendesk asks for, which others have taken over from it. */
export const helpTokens = (key: string): HelpTokens => ({
  issue: ({ accountId, email, name }, now, id) =>
    new SignJWT({ email, name, external_id: accountId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setIssuedAt(Math.floor(now / 1000))
      .setJti(id)
      .sign(new TextEncoder().encode(key)),
});
