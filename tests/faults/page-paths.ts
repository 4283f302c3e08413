import { returnName } from '@madang/domain/billing/checkout-return.ts';
import { HELP_ARTICLES } from '@madang/domain/help/help-article.ts';
import { LEGAL_DOCUMENTS } from '@madang/domain/legal/legal-document.ts';
import { PARTNERS } from '@madang/domain/partners/partner.ts';
import { OUTER_ROUTES, ROUTES } from '../../apps/web/src/routes.ts';

/** Values of the parameters in routes. A route with another parameter fails until there is a value for it. */
const PARAMS: Readonly<Record<string, readonly string[]>> = {
  lang: ['en_us'],
  id: ['50', '40', '60'],
  title: ['moonlight'],
  name: ['moonlight'],
  value: ['30'],
  catalogName: ['drama'],
  action: ['success', 'upgrade', 'cancel', 'pass'],
  document: [...LEGAL_DOCUMENTS].slice(0, 2),
  article: [...HELP_ARTICLES].slice(0, 2),
  type: [
    ...PARTNERS,
    ...[true, false].map((succeeded) => returnName({ coupon: false, succeeded, tv: null })),
    'sso',
    'link',
    'qr',
    'gift',
    'change',
  ],
};
/** Parameters that belong together. */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'process/:type/:detail?': [
    ...(PARAMS['type'] ?? []).map((type) => `process/${type}`),
    'process/social/village',
    'process/oauth/village',
  ],
};

/** Every path of a pattern of the router, with and without its optional parameters. */
const pathsOf = (pattern: string): readonly string[] => {
  const together = TOGETHER[pattern];
  if (together) return together;
  return pattern.split('/').reduce<readonly string[]>(
    (heads, segment) => {
      const [, name, optional] = /^:(\w+)(\?)?$/.exec(segment) ?? [];
      if (name === undefined) return heads.map((head) => `${head}${head && '/'}${segment}`);
      const values = PARAMS[name];
      if (!values) throw new Error(`The walk has no value for the parameter :${name} of ${pattern}.`);
      const longer = heads.flatMap((head) => values.map((value) => `${head}${head && '/'}${value}`));
      return optional ? [...heads, ...longer] : longer;
    },
    [''],
  );
};

/** The path of every page of the web, derived from its route table. */
export const pagePaths = (): readonly string[] => {
  const inside = Object.values(ROUTES).flatMap(({ path }) => pathsOf(path).map((each) => `/en_us/${each}`));
  const outside = Object.values(OUTER_ROUTES).flatMap(({ path }) => pathsOf(path).map((each) => `/${each}`));
  return ['/en_us', ...inside, ...outside];
};
