import { fill } from '@madang/i18n/fill.ts';
import { webtoonWords } from '@madang/i18n/parts/webtoons.ts';
import { useState } from 'react';
import { AccessPrompt, type NoAccess } from '#app/features/playback/index.ts';
import { useArrival } from '#app/features/watch-history/index.ts';
import { api } from '#app/platform/api.ts';
import { paths } from '#app/paths.ts';
import { heroSource } from '#app/pictures.ts';
import { useWords } from '#app/shell/words.tsx';
import { Reader } from './Reader.tsx';
import { readStrip } from './read-strip.ts';
import type { ReadView, StripView } from './read-view.ts';

/** The episode, or what has to happen before it is read. */
export function Read({ read }: { read: ReadView }) {
  const { words, language } = useWords(webtoonWords);
  useArrival(read.webtoon.id);
  const [renewed, setRenewed] = useState<StripView | NoAccess | null>(null);
  const strip = renewed ?? read.strip;
  if (strip.kind === 'reads') return <Reader read={read} strip={strip} />;
  const handleRetry = async () => setRenewed(await readStrip(api, { id: read.id, language, following: read.following }));
  const { webtoon } = read;
  return (
    <AccessPrompt
      refused={strip}
      content={read}
      prompts={words.webtoons.prompts}
      picture={heroSource(webtoon.image)}
      line={`${webtoon.title} · ${fill(words.webtoons.episode, { number: read.number ?? 1 })}`}
      here={paths.read(language, read.id, read.title)}
      work={{ href: paths.webtoon(language, webtoon.id, webtoon.title), words: words.webtoons.toWebtoon }}
      onRetry={() => void handleRetry()}
    />
  );
}
