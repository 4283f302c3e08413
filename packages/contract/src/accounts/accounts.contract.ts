import { z } from 'zod';
import { operations } from '../operation.ts';

export const Account = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  gender: z.string(),
  date_of_birth: z.string().nullable(),
  email_verified: z.boolean(),
  country: z.string(),
});

export const accountOperations = operations({
  getAccount: { summary: 'The account that is signed in.', authority: 'user', object: Account, refusals: [] },
});
