import { isCallFailed } from '@madang/contract/client.ts';
import type { DetailType } from '@madang/domain/catalog/vocabulary.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { detailPath } from '#app/paths.ts';
import type { Visitor } from '../../../../render';
import { detailOf } from './detail-of.ts';
import type { DetailView } from './detail-view.ts';

/** The view, or null where parental control keeps it from the profile. */
export type DetailData = DetailView | null;

const episodeIn = (search: URLSearchParams): number | null => {
  const number = Number(search.get('episode'));
  return Number.isInteger(number) && number > 0 ? number : null;
};

/** What the pages of titles load. A title of another kind than `kinds` is sent to its own page (CA-13). */
export const loadDetail = async (
  visitor: Visitor,
  request: Request,
  params: { readonly lang: string; readonly id: string },
  kinds: readonly DetailType[],
): Promise<ReturnType<typeof data<DetailData>> | DetailView> => {
  const language = params.lang as Language;
  try {
    const view = await detailOf(visitor, language, params.id, episodeIn(new URL(request.url).searchParams));
    if (kinds.includes(view.detailType)) return view;
    throw redirect(detailPath(language, { id: view.id, detail_type: view.detailType }, view.title));
  } catch (error) {
    if (!isCallFailed(error)) throw error;
    if (error.reason === 'RATED_ABOVE_PROFILE') return data(null, { status: error.status });
    if (error.reason === 'CONTENT_NOT_FOUND' || error.reason === 'INPUT_INVALID') throw data(null, { status: 404 });
    throw error;
  }
};

/** A name added to the address or taken from it changes nothing that was loaded (RT-20). */
export const revalidateDetail = ({
  currentUrl,
  nextUrl,
  currentParams,
  nextParams,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => {
  const sameTitle = currentParams.id === nextParams.id && currentParams.lang === nextParams.lang;
  if (sameTitle && currentUrl.pathname !== nextUrl.pathname && currentUrl.search === nextUrl.search) return false;
  return defaultShouldRevalidate;
};
