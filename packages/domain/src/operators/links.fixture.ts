import type { OperatorLinks } from './links.ts';

export const NO_LINKS: OperatorLinks = { social: {}, company: {}, apps: {} };
