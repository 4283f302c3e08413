import type { Needs } from '../use-case/needs.ts';
import type { Content } from '@madang/domain/catalog/content.ts';
import { type DownloadRefusal, mayDownload } from '@madang/domain/downloads/download.ts';
import { allow, type Decision, refuse } from '@madang/domain/shared/decision.ts';
import type { Entitlement } from '@madang/domain/subscriptions/entitlement.ts';
import { mayOpen } from '../catalog/visible-to.ts';
import { presentProtection } from '../playback/playback.presenter.ts';
import { accessViewer, type SignedIn } from '../use-case/viewer.ts';

interface Downloadable {
  readonly content: Content;
  readonly asset: NonNullable<Awaited<ReturnType<Needs<'media'>['media']['find']>>>;
  readonly entitlement: Entitlement;
  /** By what it is decrypted where it is kept; null in the clear. */
  readonly protection: ReturnType<typeof presentProtection>;
}

/** What a viewer may download, with its film; the refusals are those of playing, and that Premium is needed. */
export const findDownloadable = async (
  { catalog, media, settings, now }: Needs<'catalog' | 'media' | 'now' | 'settings'>,
  viewer: SignedIn,
  contentId: string,
): Promise<Decision<Downloadable, DownloadRefusal | 'CONTENT_NOT_FOUND'>> => {
  const content = catalog().find(contentId);
  if (!content) return refuse('CONTENT_NOT_FOUND');
  const allowed = mayDownload(content, accessViewer(viewer, now()));
  if (!allowed.ok) return allowed;
  if (!mayOpen(viewer, content, catalog())) return refuse('RATED_ABOVE_PROFILE');
  const protection = presentProtection(settings, content, 'download');
  const asset = content.asset === null ? null : await media.find(content.asset, protection !== null);
  return asset ? allow({ content, asset, entitlement: allowed.value, protection }) : refuse('CONTENT_PREPARING');
};
