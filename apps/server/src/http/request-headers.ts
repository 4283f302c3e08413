import { createHash } from 'node:crypto';
import { negotiate } from '@fastify/accept-negotiator';
import { parsePrivacyChoices, type PrivacyPreferences } from '@madang/domain/privacy/choices.ts';
import type { FastifyRequest } from 'fastify';
import { COOKIES } from './cookies.ts';

/** What a browser says of privacy with every request: its cookie, and `Sec-GPC: 1` (Global Privacy Control, section 3.1). */
export const readPrivacyPreferences = ({
  headers,
  cookies,
}: Pick<FastifyRequest, 'headers' | 'cookies'>): PrivacyPreferences => ({
  signal: headers['sec-gpc'] === '1',
  choices: parsePrivacyChoices(cookies[COOKIES.privacy] ?? null),
});

/** Whether an Accept-Encoding header allows this coding; `br;q=0` forbids it (RFC 9110 section 12.5.3). */
export const acceptsEncoding = (header: string | readonly string[] | undefined, coding: 'br' | 'gzip'): boolean =>
  header !== undefined && negotiate(String(header), [coding]) === coding;

/** A strong entity tag: 128 bits of the SHA-256 of the bytes. */
export const toEtag = (bytes: string | Uint8Array): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** One entity tag of a list (RFC 9110 section 8.8.3): a tag may contain commas, so a list is not split at them. */
const TAG = /(?:W\/)?("[\u0021\u0023-\u007e\u0080-\u00ff]*")/g;

/** Whether an If-None-Match header names this entity tag, by weak comparison (RFC 9110 section 13.1.2): answer 304 then. */
export const matchesEtag = (header: string | undefined, etag: string): boolean => {
  if (header === undefined) return false;
  if (header.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return [...header.matchAll(TAG)].some(([, tag]) => tag === opaque);
};
