import type { Needs } from '../use-case/needs.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashSource } from '../http/content-security-policy.ts';
import { isMailboxKey, MAILBOX_COOKIE } from './mailbox-key.ts';
import { escapeHtml } from '../providers/mail/letter-page.ts';

/** Headers that proxies add: a request with one of them was forwarded from another machine. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/;
/** By name as well: a page elsewhere whose name leads here must not read mails. */
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/** Whether the browser runs on this machine. A plain reverse proxy on it looks the same, hence the key. */
const isHere = ({ raw, headers }: FastifyRequest): boolean =>
  LOOPBACK_ADDRESS.test(raw.socket.remoteAddress ?? '') &&
  LOOPBACK_HOST.test(headers.host ?? '') &&
  FORWARDED.every((name) => headers[name] === undefined);

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);

const STYLE = `
  body { margin: 0 auto; max-width: 48rem; padding: 2rem 1.25rem; background: #0a0a0e; color: #f2f1ec; font: 1rem/1.5 system-ui, sans-serif; }
  a { color: #93a0ff; overflow-wrap: anywhere; } p, time, address { color: #b4b3b8; } address { font-style: normal; }
  li { margin: 0; padding: .9rem 0; border-top: 1px solid #272731; } ol { padding: 0; list-style: none; } li a { display: inline-block; padding: .6rem 0; }
  pre { padding: 1.25rem; border-radius: 10px; background: #121218; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }`;

/** A letter is laid out by style attributes, as mail clients need it: those of this letter are allowed by their hashes. */
const policyOf = (html: string): string => {
  const attributes = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => hashSource(text)));
  const byHash = attributes.size > 0 ? `'unsafe-hashes' ${[...attributes].join(' ')}` : "'none'";
  return `default-src 'none'; style-src-elem ${hashSource(STYLE)}; style-src-attr ${byHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
};

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}</html>`;

const send = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', policyOf(html))
    .send(html);

/**
 * Shows mails that would have been sent, for the person who started the server: mails carry links that sign people in. Needs a
 * loopback connection and the key that was printed at the start. Every other request gets the answer of an unknown path.
 */
export const mailboxRoutes = (app: FastifyInstance, { repositories }: Needs<'repositories', 'mailbox'>, key: string): void => {
  const isOpen = (request: FastifyRequest): boolean => isHere(request) && isMailboxKey(request.cookies[MAILBOX_COOKIE], key);

  app.get<{ Querystring: { key?: unknown } }>('/mailbox', async (request, reply) => {
    // The key moves from the address into a cookie that no script and no other site can use.
    if (isHere(request) && isMailboxKey(request.query.key, key))
      return reply
        .setCookie(MAILBOX_COOKIE, key, { path: '/mailbox', httpOnly: true, sameSite: 'strict' })
        .header('cache-control', 'no-store')
        .header('referrer-policy', 'no-referrer')
        .redirect('/mailbox', 303);
    if (!isOpen(request)) return reply.callNotFound();
    const letters = await repositories.mailbox.list();
    const items = letters.map(
      ({ id, subject, address, arrivedAt }) =>
        `<li><a href="/mailbox/${id}">${escapeHtml(subject)}</a><address>${escapeHtml(address)}</address><time>${new Date(arrivedAt).toISOString()}</time></li>`,
    );
    return send(
      reply,
      page('Mailbox', `<p>What would have been sent if SMTP_URL were set; the newest first.</p><ol>${items.join('')}</ol>`),
    );
  });

  for (const looks of ['text', 'letter'] as const) {
    app.get<{ Params: { id: string } }>(looks === 'text' ? '/mailbox/:id' : '/mailbox/:id/letter', async (request, reply) => {
      const letters = isOpen(request) ? await repositories.mailbox.list() : [];
      const letter = letters.find(({ id }) => id === request.params.id);
      if (!letter) return reply.callNotFound();
      const { id, subject, address, text, html } = letter;
      if (looks === 'letter') return send(reply, html);
      const head = `<p><a href="/mailbox">Mailbox</a> · <a href="/mailbox/${id}/letter">As it looks</a></p><address>${escapeHtml(address)}</address>`;
      return send(reply, page(subject, `${head}<pre>${withLinks(text)}</pre>`));
    });
  }
};
