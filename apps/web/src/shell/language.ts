import type { Language } from '@madang/domain/shared/language.ts';
import { detectLanguage, type LanguageHints, readLanguage } from '@madang/i18n/detect.ts';
import type { Visitor } from '../../render';

type Texts = Readonly<Record<'en' | 'pt' | 'es' | 'zh' | 'vi', string>>;

/** A catalog text in the interface language, or in English when missing (IN-22, CA-14). */
export const pickText = (language: Language, texts: Texts): string => texts[language.slice(0, 2) as keyof Texts] || texts.en;

/** A request and its page address. The request's own URL may be the router's data URL. */
export interface PageRequest {
  readonly request: Request;
  readonly url: URL;
}

const hintsOf = (request: Request, visitor: Visitor): LanguageHints => ({
  cookie: visitor.language,
  profile: visitor.session?.profile?.interface_lang ?? null,
  accepted: request.headers.get('accept-language'),
});

/** The language of an address, or null where it names none of ours. */
export const languageOfPath = (segment: string, request: Request, visitor: Visitor): Language | null =>
  readLanguage(segment, hintsOf(request, visitor));

/** The language of a visitor, whatever the address says. */
export const languageOfVisitor = (request: Request, visitor: Visitor): Language => detectLanguage(hintsOf(request, visitor));

/** Language of this address. An unknown address is shown in the visitor's language. */
export const shownLanguage = ({ request, url }: PageRequest, visitor: Visitor): Language => {
  const [, segment = ''] = url.pathname.split('/');
  return languageOfPath(segment, request, visitor) ?? languageOfVisitor(request, visitor);
};
