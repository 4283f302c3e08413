import { OfflineDownloads } from '#app/features/downloads/index.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import { KeptPlayer } from './kept-player.ts';
import type { Route } from './+types/offline.page';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: wordsIn(matches)?.shell.offline.title });

/** Shown instead of any page while offline. Contains no user data, because the service worker caches it. */
export default function OfflinePage() {
  return <OfflineDownloads Player={KeptPlayer} />;
}
