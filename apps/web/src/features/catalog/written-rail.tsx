import type { Language } from '@madang/domain/shared/language.ts';
import { wordsOf } from '@madang/i18n/catalogues.ts';
import { LinkProvider } from '@madang/ui/link.tsx';
import { PartWordsProvider } from '@madang/ui/words.tsx';
import { renderToString } from 'react-dom/server';
import { scriptJson } from '#app/platform/page-data.ts';
import type { Written } from '#app/platform/written.ts';
import { AppLink } from '#app/shell/AppLink.tsx';
import { LanguageProvider } from '#app/shell/words.tsx';
import { type RailView, railKey } from './rail-view.ts';
import { RailOfCards } from './TitleRail.tsx';

const written = new WeakMap<RailView, Written>();

const write = (rail: RailView, language: Language): Written => ({
  html: renderToString(
    <LanguageProvider value={language}>
      <PartWordsProvider value={wordsOf(language).shell}>
        <LinkProvider value={AppLink}>
          <RailOfCards rail={rail} cards={rail.cards} />
        </LinkProvider>
      </PartWordsProvider>
    </LanguageProvider>,
    { identifierPrefix: `${railKey(rail.source)}-` },
  ),
  data: scriptJson(rail),
});

/**
 * The HTML of a rail and what it was made from: as long as the rail itself is remembered for its audience, in the one language
 * in which its cards were made. A rail of somebody's own must not come here: it would be written once and read once.
 */
export const writtenRail = (rail: RailView, language: Language): Written => {
  const known = written.get(rail) ?? write(rail, language);
  written.set(rail, known);
  return known;
};
