import { detailWords } from '@madang/i18n/parts/detail.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { redirect } from 'react-router';
import { answerTitleFailure } from '../shell/title-failure.ts';
import { revalidatePerTitle } from '../shell/revalidate-per-title.ts';
import { BlockedTitle, useTitleInAddress } from '../features/catalog/index.ts';
import { Read, loadRead } from '../features/webtoons/index.ts';
import { paths } from '../paths.ts';
import { shareSource } from '../pictures.ts';
import { visitorContext } from '../platform/visitor.ts';
import { pageMeta, wordsIn } from '../shell/page-meta.ts';
import type { Route } from './+types/read.page';

export const loader = async ({ context, request, url, params }: Route.LoaderArgs) => {
  const language = params.lang as Language;
  const following = url.searchParams.get('from') === 'auto-next';
  const savesData = request.headers.get('save-data') === 'on';
  try {
    const read = await loadRead(context.get(visitorContext), { id: params.id, language, following, savesData });
    if (read) return read;
    // Webtoons, series and films have their own page, which decides by type.
    throw redirect(paths.webtoon(language, params.id, params.title));
  } catch (error) {
    return answerTitleFailure(error);
  }
};

/** The page contains signed URLs of pictures for one visitor. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

/** Another episode loads another strip. A title added to the address does not. */
export const shouldRevalidate = revalidatePerTitle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, { title: wordsIn(matches, detailWords)?.detail.blocked.title });
  const { title, webtoon, description } = loaderData;
  return pageMeta(matches, {
    title: `${webtoon.title}: ${title}`,
    slugTitle: title,
    description,
    image: shareSource(webtoon.image),
  });
};

/** One episode of a webtoon, and nothing but the strip (WT-01). */
export default function ReadPage({ loaderData }: Route.ComponentProps) {
  useTitleInAddress(loaderData?.title ?? null);
  return loaderData ? <Read key={loaderData.id} read={loaderData} /> : <BlockedTitle />;
}
