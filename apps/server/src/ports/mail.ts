/** An email with a plain-text and an HTML body of equal content. */
export interface Letter {
  /** Stable across retries: becomes the Message-ID, by which mail systems recognize a duplicate. */
  readonly id: string;
  readonly to: string;
  /** Reply-To address when it is not the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends emails. */
export interface Mailer {
  /** Throws MailRefused for a permanent failure, any other error for one that a retry may fix. */
  send(letter: Letter): Promise<void>;
}

/** The mail server rejects the recipient or the message permanently. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/**
 * Tokens of links in emails, an HMAC of the link's id with an installation secret. An email can be rebuilt after a
 * crash, and neither the outbox nor the links table reveals a token.
 */
export interface LinkTokens {
  /** 256 bits in base64url. */
  tokenOf(linkId: string): string;
  /** SHA-256 of the token, by which a link is stored and found. */
  hash(token: string): Buffer;
}
