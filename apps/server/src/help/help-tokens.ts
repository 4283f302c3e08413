import { SignJWT } from 'jose/jwt/sign';

/** Somebody as a help centre elsewhere knows them. */
export interface HelpReader {
  readonly accountId: string;
  /** Proven: by it a help centre finds what somebody wrote before. */
  readonly email: string;
  readonly name: string;
}

export interface HelpTokens {
  /** A JWT that says once who somebody is (RFC 7519); `now` in ms, `id` never used before. */
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
