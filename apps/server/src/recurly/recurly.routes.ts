import type { Needs } from '../use-case/needs.ts';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isSigned } from '../providers/payments/recurly/webhook-signature.ts';

export interface NotificationOptions {
  readonly deps: Needs<'now' | 'repositories', 'recurlyNotifications'>;
  /** Signing keys of the webhook endpoint, two during a rotation. */
  readonly keys: readonly string[];
  /** Signals that a webhook was stored and can be processed. */
  readonly onNotification: () => void;
}

/** Recurly's webhooks name the changed object only. Its state is read from the API. */
const Name = z.string().regex(/^[\w-]{1,128}$/);
const Notification = z.object({ id: Name, object_type: Name });

/** Webhook endpoint. Responds as soon as the webhook is stored, because Recurly waits five seconds. */
export const recurlyRoutes = async (app: FastifyInstance, { deps, keys, onNotification }: NotificationOptions): Promise<void> => {
  await app.register(async (scope) => {
    // The signature covers the raw bytes
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post('/api/webhooks/recurly', async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const header = request.headers['recurly-signature'];
      if (typeof header !== 'string' || !isSigned(header, body, keys, deps.now())) return reply.code(401).send();
      const id = Name.safeParse(request.headers['recurly-notification-id']);
      const notification = Notification.safeParse(readJson(body.toString('utf8')));
      if (!id.success || !notification.success) return reply.code(400).send();
      const { id: objectId, object_type: objectType } = notification.data;
      const isNew = await deps.repositories.recurlyNotifications.add({ id: id.data, objectType, objectId }, deps.now());
      if (isNew) onNotification();
      return reply.code(204).send();
    });
  });
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
