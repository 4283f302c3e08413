import type { Client } from '@madang/contract/client.ts';
import { NO_LINKS } from '@madang/domain/operators/links.fixture.ts';
import { WHOLE_FAST_PATH } from '@madang/domain/shared/fast-path.ts';
import type { Visitor } from '../../render';

/** A signed-out visitor with a test's own API client. */
export const visitorWith = (api: Client): Visitor => ({
  api,
  audience: { remember: (_name, make) => make(api) },
  session: null,
  profiles: [],
  accessToken: null,
  language: null,
  kept: () => null,
  country: 'US',
  nonce: 'once',
  now: new Date('2026-11-22T12:00:00Z'),
  origin: 'https://madang.example',
  payUrl: 'https://pay.madang.example',
  gifts: true,
  codes: true,
  signUpOpen: true,
  longestName: 20,
  claimedHours: null,
  noindex: [],
  isBot: () => false,
  fastPath: WHOLE_FAST_PATH,
  links: NO_LINKS,
  readLegal: async (name, language) => ({ title: name, html: `<h1>${name}</h1>`, language, isModel: true }),
  help: {
    contact: 'hello@madang.example',
    read: async (name, language) => ({ title: name, html: `<h1>${name}</h1>`, language }),
    list: async () => [],
    search: async () => [],
  },
});
