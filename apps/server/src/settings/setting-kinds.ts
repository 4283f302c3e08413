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

/** URL of an external service: https, except on localhost, as tests start it. */
export const elsewhere = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(url), 'must begin with https://');
