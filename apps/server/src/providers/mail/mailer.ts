/** A mail as it leaves: both bodies say the same. */
export interface Letter {
  /** The same at every try: a mail system that got it before knows it again. */
  readonly id: string;
  readonly to: string;
  /** Where an answer goes, when not to the sender. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mails over. */
export interface Mailer {
  /** Throws MailRefused where trying again is in vain, anything else where it may help later. */
  send(letter: Letter): Promise<void>;
}

/** The mail server knows the address or the mail and does not want it. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}
