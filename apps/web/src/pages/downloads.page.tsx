import { downloadOffer } from '@madang/domain/downloads/download.ts';
import { MyPage } from '#app/features/accounts/index.ts';
import { DownloadsView } from '#app/features/downloads/index.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import { usePerson } from '#app/shell/use-person.ts';
import { KeptPlayer } from './kept-player.ts';
import type { Route } from './+types/downloads.page';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: wordsIn(matches)?.shell.downloads });

/** What the profile keeps in this browser. */
export default function DownloadsPage() {
  const person = usePerson();
  const offer = downloadOffer({ signedIn: true, plan: person?.plan ?? null }) ?? 'upgrade';
  return (
    <MyPage tab="downloads">
      <DownloadsView key={person?.profile?.id} offer={offer} Player={KeptPlayer} />
    </MyPage>
  );
}
