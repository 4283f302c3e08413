import type { Language } from '@madang/domain/shared/language.ts';
import { detailWords } from '@madang/i18n/parts/detail.ts';
import { redirect } from 'react-router';
import { answerTitleFailure } from '../shell/title-failure.ts';
import { revalidatePerTitle } from '../shell/revalidate-per-title.ts';
import { BlockedTitle, useTitleInAddress } from '../features/catalog/index.ts';
import { Watch, loadWatch } from '../features/playback/index.ts';
import { detailPath, paths } from '../paths.ts';
import { shareSource } from '../pictures.ts';
import { visitorContext } from '../platform/visitor.ts';
import { pageMeta, wordsIn } from '../shell/page-meta.ts';
import type { Route } from './+types/video.page';

export const loader = async ({ context, url, params }: Route.LoaderArgs) => {
  const language = params.lang as Language;
  const following = url.searchParams.get('from') === 'auto-next';
  try {
    const watch = await loadWatch(context.get(visitorContext), language, params.id, following);
    const { work } = watch;
    // An episode of a webtoon is read.
    if (work.detailType === 'webtoon' && work.id !== watch.id) throw redirect(paths.read(language, watch.id, watch.title));
    if (work.id !== watch.id || work.detailType === 'media' || work.detailType === 'video') return watch;
    throw redirect(detailPath(language, { id: work.id, detail_type: work.detailType }, work.title));
  } catch (error) {
    return answerTitleFailure(error);
  }
};

/** The page contains the signed URL of a stream for one visitor. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

/** A new play call only for another video: the one that is playing goes on (RT-103). */
export const shouldRevalidate = revalidatePerTitle;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return pageMeta(matches, { title: wordsIn(matches, detailWords)?.detail.blocked.title });
  const { id, title, work, description } = loaderData;
  return pageMeta(matches, {
    slugTitle: title,
    title: work.id === id ? title : `${work.title}: ${title}`,
    description,
    image: shareSource(work.image),
    type: work.id === id ? 'video.movie' : 'video.episode',
  });
};

/** One video, and nothing but the video (RT-19, RT-94). */
export default function VideoPage({ loaderData }: Route.ComponentProps) {
  useTitleInAddress(loaderData?.title ?? null);
  return loaderData ? <Watch watch={loaderData} /> : <BlockedTitle />;
}
