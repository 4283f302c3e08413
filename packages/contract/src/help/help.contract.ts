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
      /** Null for whoever is not signed in, or has not proven their address. */
      sign_in: HelpCenterSignIn.nullable(),
    }),
    refusals: [],
  },
});
