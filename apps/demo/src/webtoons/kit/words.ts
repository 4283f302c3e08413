import type { Synopsis, Words } from '../../catalog/format.ts';

/** One text in the five languages, in the order in which the product lists them. */
export const words = (en: string, pt: string, es: string, zh: string, vi: string): Synopsis => ({ en, pt, es, zh, vi });

/** A title, Korean first. */
export const title = (ko: string, en: string, pt: string, es: string, zh: string, vi: string): Words => ({
  ko,
  en,
  pt,
  es,
  zh,
  vi,
});
