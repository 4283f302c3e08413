import type { DetailType } from '@madang/domain/catalog/vocabulary.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { type data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { detailPath, paths } from '#app/paths.ts';
import { isOverlayChange } from '#app/shell/overlay.ts';
import { answerTitleFailure } from '#app/shell/title-failure.ts';
import type { Visitor } from '../../../../render';
import { loadDetailView } from './load-detail.ts';
import type { DetailView } from './detail-view.ts';

/** The view, or null where parental control keeps it from the profile. */
export type DetailData = DetailView | null;

const episodeIn = (search: URLSearchParams): number | null => {
  const number = Number(search.get('episode'));
  return Number.isInteger(number) && number > 0 ? number : null;
};

const webtoonIn = (search: URLSearchParams): string | null => {
  const id = search.get('fromWebtoon') ?? '';
  return /^[0-9]{1,12}$/.test(id) ? id : null;
};

/** What the pages of titles load. A title of another kind than `kinds` is sent to its own page (CA-13). */
export const loadDetail = async (
  visitor: Visitor,
  url: URL,
  params: { readonly lang: string; readonly id: string },
  kinds: readonly DetailType[],
): Promise<ReturnType<typeof data<DetailData>> | DetailView> => {
  const language = params.lang as Language;
  const search = url.searchParams;
  try {
    const view = await loadDetailView(visitor, {
      id: params.id,
      language,
      episode: episodeIn(search),
      fromWebtoon: webtoonIn(search),
    });
    // An episode of a webtoon is read (RT-25).
    if (view.detailType === 'webtoon' && view.parentId !== null) throw redirect(paths.read(language, view.id, view.title));
    if (kinds.includes(view.detailType)) return view;
    throw redirect(detailPath(language, { id: view.id, detail_type: view.detailType }, view.title));
  } catch (error) {
    return answerTitleFailure(error);
  }
};

/** A name added to the address or taken from it, or what lies over the page, changes nothing that was loaded (RT-20). */
export const revalidateDetail = (change: ShouldRevalidateFunctionArgs) => {
  const { currentUrl, nextUrl, currentParams, nextParams, defaultShouldRevalidate } = change;
  if (isOverlayChange(change)) return false;
  const sameTitle = currentParams.id === nextParams.id && currentParams.lang === nextParams.lang;
  if (sameTitle && currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search) return false;
  return defaultShouldRevalidate;
};
