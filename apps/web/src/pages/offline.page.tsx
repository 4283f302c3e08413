import { OfflineDownloads } from '#app/features/downloads/index.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import { KeptPlayer } from './kept-player.ts';
import type { Route } from './+types/offline.page';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: wordsIn(matches)?.shell.offline.title });

/** What stands in for every page while there is no network: the same for everybody, it is kept by the browser. */
export default function OfflinePage() {
  return <OfflineDownloads Player={KeptPlayer} />;
}
