import { useWrittenHtml, writtenData } from '#app/platform/written.ts';
import type { Reader } from './card-view.ts';
import type { RailView, WrittenRailView } from './rail-view.ts';
import { TitleRail } from './TitleRail.tsx';

interface WrittenRailProps {
  rail: WrittenRailView;
  reader: Reader;
  below: boolean;
}

/**
 * A rail whose HTML was written once for everybody who reads alike. On the server it is put in as it
 * is; in the browser it is an ordinary rail, which finds in the page what it would have rendered.
 */
export function WrittenRail({ rail, reader, below }: WrittenRailProps) {
  const html = useWrittenHtml(rail.written);
  if (html !== null) return <div data-below={below || undefined} dangerouslySetInnerHTML={{ __html: html }} />;
  return <TitleRail rail={writtenData<RailView>(rail.written)} reader={reader} below={below} />;
}
