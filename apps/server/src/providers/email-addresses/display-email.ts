import { domainToUnicode } from 'node:url';
import { readableEmail } from '@madang/domain/accounts/email-address.ts';

/** An address as people read it: bücher.example, where the database has xn--bcher-kva.example. */
export const displayEmail = (email: string): string => readableEmail(email, domainToUnicode);
