import { BCP47, type Language } from '@madang/domain/shared/language.ts';

/** A lead shorter than this takes the next sentence too, in characters. */
const SHORT = 60;
/** Written without spaces, a line says as much in half the characters. */
const SHORT_CHINESE = 24;

/** The beginning of a synopsis in whole sentences, for a line or two. */
export const shortenSynopsis = (synopsis: string, language: Language): string => {
  const short = language === 'zh_cn' ? SHORT_CHINESE : SHORT;
  let lead = '';
  for (const { segment } of new Intl.Segmenter(BCP47[language], { granularity: 'sentence' }).segment(synopsis)) {
    if (lead.length >= short) break;
    lead += segment;
  }
  return lead.trim();
};
