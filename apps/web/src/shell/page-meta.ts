import { type Language, LANGUAGES } from '@madang/domain/shared/language.ts';
import { type Part, loadedWords, type WordsWith } from '@madang/i18n/catalogues.ts';
import type { MetaDescriptor } from 'react-router';
import { inLanguage, withTitle } from '../paths.ts';
import { entryOf, isPageName } from '../routes.ts';
import type { ShellData } from './shell-data.ts';

interface Own {
  /** Without the name of the site, which follows it. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Path of a picture of 1200 by 630 for share cards (RT-122). */
  readonly image?: string | undefined;
  /** The title that ends the canonical address (RT-20): pages are rendered from addresses without it. */
  readonly slugTitle?: string | undefined;
  readonly type?: 'website' | 'video.movie' | 'video.tv_show' | 'video.episode' | undefined;
}

type Matches = readonly ({ readonly id: string; readonly pathname?: string; readonly loaderData?: unknown } | undefined)[];
interface RootData {
  readonly language: Language;
  readonly origin: string;
  readonly noindex: readonly string[];
}

const dataOf = (matches: Matches, id: string): unknown => matches.find((match) => match?.id === id)?.loaderData;

/** Messages of the page. Null when the language could not be determined. */
export const wordsIn = <Parts extends readonly Part[]>(matches: Matches, ...parts: Parts): WordsWith<Parts> | null => {
  const root = dataOf(matches, 'root') as RootData | undefined;
  return root ? loadedWords(root.language, ...parts) : null;
};

/** Title, description, robots and share card of a page. Defaults come from the menu (RT-119, RT-121, RT-122). */
export const pageMeta = (
  matches: Matches,
  { title, description, image, slugTitle, type = 'website' }: Own = {},
): MetaDescriptor[] => {
  const root = dataOf(matches, 'root') as RootData | undefined;
  const seo = (dataOf(matches, 'language') as ShellData | undefined)?.seo;
  const page = matches.at(-1);
  const indexed =
    root !== undefined &&
    page !== undefined &&
    isPageName(page.id) &&
    entryOf(page.id).indexed &&
    !root.noindex.includes(page.id);
  const heading = title ? `${title} · Madang` : (seo?.title ?? 'Madang');
  const text = description ?? seo?.description;
  // The canonical address has no slash at the end, whichever one was asked for.
  const currentPath = page?.pathname?.replace(/(?<=.)\/+$/, '');
  const path = currentPath !== undefined && slugTitle !== undefined ? withTitle(currentPath, slugTitle) : currentPath;
  return [
    { title: heading },
    { name: 'robots', content: indexed ? 'index,follow' : 'noindex' },
    { property: 'og:site_name', content: 'Madang' },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title ?? heading },
    ...(text
      ? [
          { name: 'description', content: text },
          { property: 'og:description', content: text },
        ]
      : []),
    ...(seo ? [{ name: 'keywords', content: seo.keywords }] : []),
    ...(image && root
      ? [
          { property: 'og:image', content: root.origin + image },
          { name: 'twitter:card', content: 'summary_large_image' },
        ]
      : []),
    ...(indexed && path
      ? [
          { tagName: 'link', rel: 'canonical', href: root.origin + path },
          ...LANGUAGES.map((one) => ({
            tagName: 'link',
            rel: 'alternate',
            hrefLang: one.replace('_', '-'),
            href: root.origin + inLanguage(path, one),
          })),
        ]
      : []),
  ];
};
