import type { Needs } from '../use-case/needs.ts';
import { addressEnds } from '@madang/domain/playback/lease.ts';
import { PREVIEW_SECONDS, findPreview } from '@madang/domain/playback/preview.ts';
import { presentTexts } from '../catalog/catalog.presenter.ts';
import { mayOpen } from '../catalog/visible-to.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { accessViewer, findSessionId } from '../use-case/viewer.ts';

/**
 * What a card shows of a title while a pointer rests on it. Its trailer is signed for a purpose of its own: the address is never renewed,
 * takes no lease, and comes without a playback ID, so that no play can be reported for it.
 */
export const previewTitle: UseCase<'previewTitle', Needs<'catalog' | 'media' | 'now'>> =
  ({ catalog, media, now }) =>
  async (viewer, { id }) => {
    const at = now();
    const snapshot = catalog();
    const title = snapshot.find(id);
    if (!title) return refuse('CONTENT_NOT_FOUND');
    if (!mayOpen(viewer, title, snapshot)) return refuse('RATED_ABOVE_PROFILE');
    const synopsis = title.synopsis && presentTexts(title.synopsis);

    const trailer = findPreview(title, snapshot.childrenOf(id), accessViewer(viewer, at));
    const asset = trailer?.asset ? await media.find(trailer.asset) : null;
    if (!trailer || !asset) return answer({ synopsis, clip: null });
    const { id: contentId, durationSeconds, marks } = trailer;
    const start = marks?.introEnd ?? 0;
    const address = media.signFilm({
      purpose: 'preview',
      assetId: asset.id,
      contentId,
      encrypted: false,
      durationSeconds,
      sessionId: findSessionId(viewer),
      expiresAt: addressEnds(at),
    });
    const length = Math.min(PREVIEW_SECONDS, (marks?.creditsAt ?? durationSeconds) - start);
    return answer({
      synopsis,
      clip: { content_id: contentId, manifest_url: address, duration: durationSeconds, start, length },
    });
  };
