import { HELP_ARTICLES } from '@madang/domain/help/help-article.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { z } from 'zod';
import { operations } from '../operation.ts';

/** Single sign-on to a hosted help center: a form posted with `jwt` and `return_to`. */
export const HelpCenterSignIn = z.object({ url: z.string(), token: z.string() });

export const helpOperations = operations({
  getHelpCenter: {
    summary: 'Where something is explained, and what signs the caller in there.',
    authority: 'anyone',
    input: z.object({ language: z.enum(LANGUAGES).default('en_us'), article: z.enum(HELP_ARTICLES).optional() }),
    object: z.object({
      /** Null where the help center is on this site. */
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
      /** Honeypot: hidden from people, filled in by bots. */
      website: z.string().max(500).default(''),
    }),
    object: z.null(),
    refusals: ['INPUT_INVALID', 'TOO_MANY_ATTEMPTS'],
  },
});
