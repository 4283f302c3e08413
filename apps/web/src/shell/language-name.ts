/** A language by its name in the reader's language, beginning with a capital where the script has them. */
export const languageName = (tag: string, locale: string): string => {
  // A region says nothing to a viewer who has one Portuguese and one Chinese to choose from
  const language = tag.split('-')[0] ?? tag;
  const name = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' }).of(language) ?? tag;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
};
