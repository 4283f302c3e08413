import type { CardFieldsSurface, ZipLocation } from '@madang/contract/billing/card-fields.ts';
import { BCP47 } from '@madang/domain/shared/language.ts';
import { type Language, loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { cardFormWords } from '@madang/i18n/parts/card-form.ts';
import { type BuiltAssets, renderHead, readBuilt } from './built.ts';
import { CONFIG_ID, type FrameConfig } from './frame-config.ts';

const ENTRY = 'src/frame/main.ts';

/** CSP: own scripts and styles by nonce, no foreign connections, and only the product's pages may embed the frame. */
export const cardPagePolicy = (nonce: string, parentOrigin: string): string =>
  [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `frame-ancestors ${parentOrigin}`,
  ].join('; ');

interface CardPage {
  readonly language: Language;
  readonly surface: CardFieldsSurface;
  readonly zipLocation: ZipLocation;
  readonly country: string | null;
  readonly parentOrigin: string;
  readonly nonce: string;
}

/** Creates the renderer of the frame's page. Its files are read on the first request. */
export const cardPages = () => {
  let built: BuiltAssets | null = null;
  return async ({ language, surface, zipLocation, country, parentOrigin, nonce }: CardPage): Promise<string> => {
    built ??= readBuilt(ENTRY);
    await loadWords(language);
    const words = loadedWords(language, cardFormWords).cardForm;
    const config: FrameConfig = { parentOrigin, words, zipLocation, country };
    return [
      '<!doctype html>',
      `<html lang="${BCP47[language]}"${surface === 'paper' ? ' data-surface="paper"' : ''}>`,
      '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
      `<meta name="robots" content="noindex"><title>${words.title}</title>`,
      ...renderHead(built, language, nonce),
      '</head>',
      `<body><script type="application/json" id="${CONFIG_ID}">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script></body>`,
      '</html>',
    ].join('\n');
  };
};
