import { z } from 'zod';

/** Names joined by commas, each once. */
export const list = z
  .string()
  .default('')
  .transform(
    (text) =>
      new Set(
        text
          .split(',')
          .map((item) => item.trim())
          .filter((item) => item !== ''),
      ),
  );

/** Where somebody else is asked or people are sent: by https; only one on this very machine, as tests start it, need not be. */
export const elsewhere = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url), 'must begin with https://');
