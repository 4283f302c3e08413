import type { CallFailed } from '@madang/contract/client.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { paths } from '../paths.ts';

/** Where a menu that failed leads: a message that names geo to the geo-block page, any other to the error page (HF-59, HF-60). */
export const menuFailurePath = (language: Language, { message }: CallFailed): string =>
  message.includes('geo') ? paths.geoblock(language) : paths.error(language);
