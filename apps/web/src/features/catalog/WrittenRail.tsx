import { usePartMark, writtenData } from '#app/platform/written.ts';
import type { Reader } from './card-view.ts';
import { railPart, type RailView, type WrittenRailView } from './rail-view.ts';
import { type Below, TitleRail } from './TitleRail.tsx';

interface WrittenRailProps {
  rail: WrittenRailView;
  reader: Reader;
  below: Below | undefined;
}

/**
 * A rail whose HTML was written apart from the page. On the server something stands in its place until the page is put
 * together; in the browser it is an ordinary rail, which finds in the page what it would have rendered.
 */
export function WrittenRail({ rail, reader, below }: WrittenRailProps) {
  const part = railPart(rail);
  const mark = usePartMark(part);
  if (mark !== null) return <div data-below={below} dangerouslySetInnerHTML={{ __html: mark }} />;
  return <TitleRail rail={writtenData<RailView>(part)} reader={reader} below={below} />;
}
