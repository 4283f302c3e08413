import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Fields that providers and partners post back, with the maximum length of each. */
const CARRIED: Readonly<Record<string, number>> = {
  state: 200,
  code: 4000,
  iss: 500,
  error: 200,
  assertion: 8000,
  requestId: 500,
  productId: 500,
  bangoUserId: 500,
  bangoRedirectUri: 2000,
};
const MAX_BYTES = 32 * 1024;

/** One provider tells the name only here, only the first time, as JSON. */
const nameIn = (user: string | null): string | null => {
  if (user === null || user.length > 2000) return null;
  try {
    const { name } = JSON.parse(user) as { name?: { firstName?: unknown; lastName?: unknown } };
    const parts = [name?.firstName, name?.lastName].filter((part) => typeof part === 'string');
    return parts.length > 0 ? parts.join(' ').slice(0, 200) : null;
  } catch {
    return null;
  }
};

/**
 * A cross-site post carries no SameSite cookies, so the visitor could not be recognized by it. It is redirected to the GET callback,
 * which the browser opens with its cookies. Nothing happens here.
 */
export const returnedForms = async (app: FastifyInstance): Promise<void> => {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_BYTES },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  const goOn = (path: string, request: FastifyRequest): string => {
    const posted = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const query = new URLSearchParams();
    for (const [key, longest] of Object.entries(CARRIED)) {
      const value = posted.get(key);
      if (value !== null && value.length <= longest) query.set(key, value);
    }
    const name = nameIn(posted.get('user'));
    if (name !== null) query.set('name', name);
    return `${path}?${query}`;
  };
  app.post<{ Params: { provider: string } }>('/process/oauth/:provider', (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .redirect(goOn(`/process/oauth/${encodeURIComponent(request.params.provider)}`, request), 303),
  );
  for (const partner of ['odk', 'bango'])
    app.post(`/process/${partner}`, (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(goOn(`/process/${partner}`, request), 303),
    );
};
