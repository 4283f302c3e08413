import type { Needs } from '../use-case/needs.ts';
import { accessTo } from '@madang/domain/playback/access.ts';
import { addressEnds, isSignedUrlFresh, renewLease, runsOnSince } from '@madang/domain/playback/lease.ts';
import { allow, type Decision } from '@madang/domain/shared/decision.ts';
import type { MediaClaims } from '@madang/streaming/signed-url.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';
import { programmeUrlAccess } from '../live/programme-url.ts';
import { accessViewer, findSessionId, type Viewer } from '../use-case/viewer.ts';
import { presentSignedUrl } from './playback.presenter.ts';

const filmAccess = ({ catalog, now }: Needs<'catalog' | 'now'>, viewer: Viewer, contentId: string) => {
  const content = catalog().find(contentId);
  if (!content) return refuse('CONTENT_NOT_FOUND');
  const access = accessTo(content, accessViewer(viewer, now()));
  return access.ok ? allow(Number.POSITIVE_INFINITY) : access;
};

/** Until when the viewer may have what the URL was signed for, by the decision that the play call made. */
const lendableUntil = (deps: Needs<'catalog' | 'live' | 'now'>, viewer: Viewer, grant: MediaClaims) => {
  switch (grant.purpose) {
    case 'film':
      return filmAccess(deps, viewer, grant.contentId);
    case 'programme':
      return programmeUrlAccess(deps, viewer, grant);
    case 'strip':
    case 'download':
    case 'preview':
      return refuse('MEDIA_ADDRESS_INVALID');
  }
};

/** Keeps this device's place among the streams of the account, unless another device ended it (PL-27); people without an account have none. */
const keepStream = async (
  { repositories, inTransaction, now }: Needs<'inTransaction' | 'now' | 'repositories', 'leases'>,
  viewer: Viewer,
): Promise<Decision<null, 'TOO_MANY_STREAMS' | 'STREAM_ENDED'>> => {
  if (!viewer.signedIn) return allow(null);
  const { accountId, sessionId, entitlement } = viewer;
  const at = now();
  if (await repositories.leases.renew(sessionId, runsOnSince(at), at)) return allow(null);
  return inTransaction(async ({ leases }) => {
    const known = await leases.listLocked(accountId);
    const lease = renewLease(sessionId, { leases: known, entitlement }, at);
    if (!lease.ok) return lease;
    await leases.save(accountId, lease.value);
    return allow(null);
  });
};

/** Heartbeat of a playing device: returns the next signed URL, or the refusal that ends playback (PL-27, PL-43, PL-48). */
export const renewStream: UseCase<
  'renewStream',
  Needs<'catalog' | 'inTransaction' | 'live' | 'media' | 'now' | 'repositories', 'leases'>
> = (deps) => async (viewer, input) => {
  const { media } = deps;
  const grant = media.read(input.address);
  if (!grant || grant.sessionId !== findSessionId(viewer)) return refuse('MEDIA_ADDRESS_INVALID');
  const until = lendableUntil(deps, viewer, grant);
  if (!until.ok) return until;
  const kept = await keepStream(deps, viewer);
  if (!kept.ok) return kept;
  const now = deps.now();
  const expiresAt = isSignedUrlFresh(grant.expiresAt, now, until.value) ? grant.expiresAt : addressEnds(now, until.value);
  return answer(presentSignedUrl(media.signFilm({ ...grant, expiresAt }), expiresAt, now));
};
