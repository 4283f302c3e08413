import { type Mailer, MailRefused } from '../../ports/mail.ts';

export interface SmtpSettings {
  /** smtp://user:password@host:port, or smtps:// for TLS from the start. */
  readonly url: string;
  /** The sender, as in "Madang <no-reply@madang.example>". */
  readonly from: string;
}

/** Timeouts in milliseconds. `whole` covers the transaction, so that a slow trickle ends too. */
export interface SmtpTimeouts {
  readonly connecting: number;
  readonly silence: number;
  readonly whole: number;
}
const TIMEOUTS: SmtpTimeouts = { connecting: 10_000, silence: 20_000, whole: 60_000 };

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

/**
 * A 5xx for the recipient or the message is permanent. A 5xx at sign-in is a configuration error that an operator can
 * fix.
 */
const isFinal = (error: unknown): boolean => {
  const { code, responseCode } = (error ?? {}) as { readonly code?: unknown; readonly responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
};

/** Sends over SMTP. A remote server must offer TLS, because emails carry sign-in links. */
export const smtpMailer = ({ url, from }: SmtpSettings, timeouts: SmtpTimeouts = TIMEOUTS): Mailer => {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  // Loaded with the first email, to keep startup fast
  const transportOf = async () => {
    const { createTransport } = await import('nodemailer');
    return createTransport({
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (secure ? 465 : 587),
      secure,
      requireTLS: !secure && !isLoopback(hostname),
      ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
      dnsTimeout: timeouts.connecting,
      connectionTimeout: timeouts.connecting,
      greetingTimeout: timeouts.connecting,
      socketTimeout: timeouts.silence,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  };
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

  return {
    async send({ id, to, replyTo, subject, text, html }) {
      const transport = await transportOf();
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error('The mail server took too long.')), timeouts.whole);
      });
      try {
        const sending = transport.sendMail({
          from,
          // An object: a string would be parsed as a list of addresses
          to: { name: '', address: to },
          ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
        await Promise.race([sending, late]);
      } catch (error) {
        throw isFinal(error) ? new MailRefused(String(error), { cause: error }) : error;
      } finally {
        clearTimeout(timer);
        transport.close();
      }
    },
  };
};
