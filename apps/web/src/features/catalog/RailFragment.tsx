import { usePartMark, writtenData } from '#app/fast-path/react/ssr-fragments.ts';
import type { Reader } from './card-view.ts';
import { railPart, type RailView, type WrittenRailView } from './rail-view.ts';
import { type Below, TitleRail } from './TitleRail.tsx';

interface WrittenRailProps {
  rail: WrittenRailView;
  reader: Reader;
  below: Below | undefined;
}

/**
 * A rail rendered as an SSR fragment. The server renders a placeholder until the page is assembled. In the browser it
 * hydrates as an ordinary rail with the fragment's data.
 */
export function WrittenRail({ rail, reader, below }: WrittenRailProps) {
  const part = railPart(rail);
  const mark = usePartMark(part);
  if (mark !== null) return <div data-below={below} dangerouslySetInnerHTML={{ __html: mark }} />;
  return <TitleRail rail={writtenData<RailView>(part)} reader={reader} below={below} />;
}
