import { isExternalUrl, LINK_TYPES, NOTICE_AUDIENCES, NOTICE_PLACES, NOTICE_TYPES } from '@madang/domain/notices/notice.ts';
import { ownPath } from '@madang/domain/shared/own-path.ts';
import { z } from 'zod';
import { Texts } from '../catalog/catalog.contract.ts';
import { operations } from '../operation.ts';
import { TargetApi } from './target-api.ts';

/** Maximum number of stored notices. Fewer are listed at a time. */
const MAX_NOTICES = 60;

export const Notice = z.object({
  notice_id: z.string(),
  type: z.enum(NOTICE_TYPES),
  /** Placement besides the list. */
  place: z.enum(NOTICE_PLACES),
  message: Texts,
  /** Time since its start. */
  elapsed_time: Texts,
  link: z
    .object({
      type: z.enum(LINK_TYPES),
      /** Path without its language, or an external https:// URL. */
      url: z.string(),
      img_url: z.string().nullable(),
      title: Texts.nullable(),
      /** Called before the link is followed. A failure is ignored. */
      target_api: TargetApi.nullable(),
    })
    .nullable(),
  /** ISO 8601. */
  start_date: z.string(),
  end_date: z.string(),
});
export type Notice = z.infer<typeof Notice>;

const words = (most: number) => z.string().min(1).max(most);
const texts = (most: number) => z.object({ en: words(most), pt: words(most), es: words(most), zh: words(most), vi: words(most) });
const instant = z.iso.datetime({ offset: true });
const ownAddress = z.string().refine((url) => ownPath(url) !== null, 'not a path of this site');
const linked = {
  img_url: ownAddress
    .refine((url) => url.startsWith('/img/'), 'not a picture of this site')
    .nullable()
    .default(null),
  title: texts(80).nullable().default(null),
  target_api: TargetApi.nullable().default(null),
};

/** Notice as entered by an operator: plain text, and links to this site or to external https URLs. */
const WrittenNotice = z
  .object({
    notice_id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'only small letters, digits and hyphens'),
    type: z.enum(NOTICE_TYPES),
    place: z.enum(NOTICE_PLACES).default('list'),
    /** All audiences by default. */
    user_types: z
      .array(z.enum(NOTICE_AUDIENCES))
      .min(1)
      .max(3)
      .default([...NOTICE_AUDIENCES]),
    /** Platforms. All by default. */
    platform_ids: z.array(z.string().max(20)).min(1).max(10).nullable().default(null),
    message: texts(300),
    link: z
      .discriminatedUnion('type', [
        z.object({ type: z.literal('internal'), url: ownAddress, ...linked }),
        z.object({
          type: z.literal('external'),
          url: z.url().max(500).refine(isExternalUrl, 'not an address that begins with https://'),
          ...linked,
        }),
      ])
      .nullable()
      .default(null),
    start_date: instant,
    end_date: instant,
  })
  .refine(({ start_date, end_date }) => Date.parse(start_date) < Date.parse(end_date), {
    path: ['end_date'],
    error: 'before its start',
  });
export type WrittenNotice = z.infer<typeof WrittenNotice>;

const areDisjoint = (notices: readonly { readonly notice_id: string }[]): boolean =>
  new Set(notices.map(({ notice_id }) => notice_id)).size === notices.length;

export const noticeOperations = operations({
  listNotices: {
    summary: 'What the operator tells this viewer now, newest first: at most 3 of the system, 10 general ones and 20 others.',
    authority: 'anyone',
    input: z.object({
      platform_id: z.string().max(20).default('web'),
      type: z.enum(['all', 'topbar', 'popup']).default('all'),
      /** The caller's own audience by default. Only signed-in callers may request more than anonymous visitors see. */
      user_type: z.enum(NOTICE_AUDIENCES).optional(),
    }),
    objects: Notice,
    refusals: ['SIGN_IN_NEEDED'],
  },
  changeNotices: {
    summary: 'Replaces all notices; strangers see the new ones within half a minute.',
    authority: 'operator',
    input: z.object({ notices: z.array(WrittenNotice).max(MAX_NOTICES).refine(areDisjoint, 'two have the same notice_id') }),
    object: z.object({ notices: z.int() }),
    refusals: [],
  },
});
