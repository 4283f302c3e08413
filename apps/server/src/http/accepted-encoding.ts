import { negotiate } from '@fastify/accept-negotiator';

/** Whether an Accept-Encoding header allows this coding; `br;q=0` forbids it (RFC 9110 section 12.5.3). */
export const acceptsEncoding = (header: string | readonly string[] | undefined, coding: 'br' | 'gzip'): boolean =>
  header !== undefined && negotiate(String(header), [coding]) === coding;
