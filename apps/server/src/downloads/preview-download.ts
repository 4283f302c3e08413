import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { findDownloadable } from './downloadable.ts';

/** A film that is repeated is fetched once; of one that is cut short, only so much. */
export const previewDownload: UseCase<'previewDownload', Needs<'catalog' | 'media' | 'now' | 'settings'>> =
  (deps) => async (viewer, input) => {
    const found = await findDownloadable(deps, viewer, input.content_id);
    if (!found.ok) return found;
    const { content, asset } = found.value;
    const share = Math.min(1, content.durationSeconds / asset.durationSeconds);
    return answer({ qualities: asset.qualities.map(({ height, bytes }) => ({ height, bytes: Math.round(bytes * share) })) });
  };
