import { HELP_ARTICLES } from '@madang/domain/help/help-article.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';

/** Where a help centre elsewhere takes people who are known here: a posted form with `jwt` and `return_to`. */
export const HelpCenterSignIn = z.object({ url: z.string(), token: z.string() });

export const helpOperations = operations({
  getHelpCenter: {
    summary: 'Where something is explained, and what signs the caller in there.',
    authority: 'anyone',
    input: z.object({ language: z.enum(LANGUAGES).default('en_us'), article: z.enum(HELP_ARTICLES).optional() }),
    object: z.object({
      /** Null where the pages of this site are the help centre. */
      url: z.string().nullable(),
      /** Null for anonymous visitors and for unverified email addresses. */
      sign_in: HelpCenterSignIn.nullable(),
    }),
    refusals: [],
  },
  createHelpRequest: {
    summary: 'Mails a message to support, which answers by email. The same message sent again is one mail.',
    authority: 'anyone',
    limits: [{ limit: 'helpRequest' }, { limit: 'helpRequestOfDay' }],
    input: z.object({
      email: z.string().max(254),
      topic: z.string().max(40),
      message: z.string().max(50_000),
      language: z.enum(LANGUAGES).default('en_us'),
      /** People leave this empty: they do not see the field. */
      website: z.string().max(500).default(''),
    }),
    object: z.null(),
    refusals: ['INPUT_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
});
