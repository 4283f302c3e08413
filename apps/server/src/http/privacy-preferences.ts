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
