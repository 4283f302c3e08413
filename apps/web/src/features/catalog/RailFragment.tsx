import { useFragmentPlaceholder, readFragmentData } from '#app/fast-path/react/ssr-fragments.ts';
import type { CardReader } from './card-view.ts';
import { railFragmentName, type RailView, type RailKey } from './rail-view.ts';
import { type Below, TitleRail } from './TitleRail.tsx';

interface WrittenRailProps {
  rail: RailKey;
  reader: CardReader;
  below: Below | undefined;
}

/**
 * A rail rendered as an SSR fragment. The server renders a placeholder until the page is assembled. In the browser it
 * hydrates as an ordinary rail with the fragment's data.
 */
export function RailFragment({ rail, reader, below }: WrittenRailProps) {
  const part = railFragmentName(rail);
  const mark = useFragmentPlaceholder(part);
  if (mark !== null) return <div data-below={below} dangerouslySetInnerHTML={{ __html: mark }} />;
  return <TitleRail rail={readFragmentData<RailView>(part)} reader={reader} below={below} />;
}
