import type { FastifyReply, FastifyRequest } from 'fastify';

/** How Node, Fastify and the fetch API name a connection that its client closed. */
const ABORTED = new Set<unknown>(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH']);

/**
 * Whether an error only means that the client closed the connection before it sent its whole request or got its answer. That is
 * ordinary: no fault of the server, and no outage of a dependency, whose sockets fail with the same codes.
 */
export const isClientAbort = (error: unknown, { raw }: FastifyRequest, { raw: response }: FastifyReply): boolean => {
  const isGone = (raw.destroyed && !raw.complete) || (response.destroyed && !response.writableFinished);
  if (!isGone) return false;
  const { name, code, cause } = (error ?? {}) as { readonly name?: unknown; readonly code?: unknown; readonly cause?: unknown };
  // A parser of the body wraps the error of the connection once.
  return name === 'AbortError' || ABORTED.has(code) || ABORTED.has((cause as { readonly code?: unknown } | undefined)?.code);
};
