import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { escapeHtml } from '../providers/mail/escape-html.ts';

/** Headers by which proxies tell of whom they ask for: a request with one of them comes from elsewhere. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];
const LOOPBACK_ADDRESS = /^(::ffff:)?127\.|^::1$/;
/** By name as well: a page elsewhere whose name leads here must not read mails. */
const LOOPBACK_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/** Whether who asks sits at this machine. */
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

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1>${body}</html>`;

const send = (reply: FastifyReply, html: string) =>
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
    .send(html);

/**
 * What would have been sent, where no mail server is set, for whoever sits at the machine: mails carry links that sign people in.
 * Everybody else is told that there is no such page.
 */
export const mailboxRoutes = (app: FastifyInstance, { repositories }: Pick<Deps, 'repositories'>): void => {
  app.get('/mailbox', async (request, reply) => {
    if (!isHere(request)) return reply.callNotFound();
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
      const letters = isHere(request) ? await repositories.mailbox.list() : [];
      const letter = letters.find(({ id }) => id === request.params.id);
      if (!letter) return reply.callNotFound();
      const { id, subject, address, text, html } = letter;
      if (looks === 'letter') return send(reply, html);
      const head = `<p><a href="/mailbox">Mailbox</a> · <a href="/mailbox/${id}/letter">As it looks</a></p><address>${escapeHtml(address)}</address>`;
      return send(reply, page(subject, `${head}<pre>${withLinks(text)}</pre>`));
    });
  }
};
