import type { Needs } from '../use-case/needs.ts';
import { shownOn } from '@madang/domain/catalog/surfaces.ts';
import { isRunning } from '@madang/domain/playback/lease.ts';
import { toDay } from '@madang/domain/shared/calendar.ts';
import { presentCard } from '../catalog/catalog.presenter.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';

/** What the devices of the account play, longest first: who is at the limit can see why. */
export const listStreams: UseCase<'listStreams', Needs<'catalog' | 'now' | 'repositories', 'leases' | 'profiles'>> =
  ({ repositories, catalog, now }) =>
  async ({ accountId, sessionId, profile }) => {
    const at = now();
    const snapshot = catalog();
    const age = profile?.viewingAge ?? 'family';
    const running = (await repositories.leases.listOf(accountId)).filter((lease) => isRunning(lease, at));
    const profiles = await repositories.profiles.listOf(accountId);
    const streams = running.map((lease) => {
      const content = snapshot.find(lease.contentId);
      const parent = content?.parentId ? snapshot.find(content.parentId) : null;
      const isWhole = content !== null && shownOn('streams', age, content, parent) === 'whole';
      return {
        id: lease.sessionId,
        is_this_device: lease.sessionId === sessionId,
        profile_name: profiles.find(({ id }) => id === lease.profileId)?.name ?? '',
        content: isWhole ? presentCard(content, snapshot, toDay(at)) : null,
        started_at: new Date(lease.startedAt).toISOString(),
      };
    });
    return answer({ objects: streams, total_count: streams.length });
  };
