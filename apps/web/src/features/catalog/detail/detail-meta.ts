import { detailWords } from '@madang/i18n/parts/detail.ts';
import { shareSource } from '#app/pictures.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { DetailData } from './detail-loader.ts';

/** Title, description and share card of a title's page (PL-45, RT-120). */
export const detailMeta = (matches: Parameters<typeof pageMeta>[0], detail: DetailData | undefined) => {
  if (!detail) return pageMeta(matches, { title: wordsIn(matches, detailWords)?.detail.blocked.title });
  return pageMeta(matches, {
    title: detail.title,
    slugTitle: detail.title,
    description: detail.synopsis,
    image: shareSource(detail.image),
    type: detail.detailType === 'media' ? 'video.movie' : detail.detailType === 'season' ? 'video.tv_show' : 'website',
  });
};
