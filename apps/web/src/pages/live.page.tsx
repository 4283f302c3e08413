import { liveWords } from '@madang/i18n/parts/live.ts';
import { LiveChannel, toLiveView } from '../features/live/index.ts';
import { visitorContext } from '../platform/visitor.ts';
import { pageMeta, wordsIn } from '../shell/page-meta.ts';
import type { Route } from './+types/live.page';

export const loader = ({ context }: Route.LoaderArgs) => toLiveView(context.get(visitorContext));

export const meta: Route.MetaFunction = ({ matches }) => {
  const words = wordsIn(matches, liveWords)?.live;
  return pageMeta(matches, { title: words?.title, description: words?.description });
};

/** The channel and its guide, which is public (RT-07, LV-03). */
export default function LivePage({ loaderData }: Route.ComponentProps) {
  return <LiveChannel view={loaderData} />;
}
