import { useState } from 'react';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import { Reader } from './Reader.tsx';
import { ReadingPrompt } from './ReadingPrompt.tsx';
import { readStrip } from './read-strip.ts';
import type { NoStrip, ReadView, StripView } from './read-view.ts';

/** The episode, or what has to happen before it is read. */
export function Read({ read }: { read: ReadView }) {
  const { language } = useWords();
  const [asked, setAsked] = useState<StripView | NoStrip | null>(null);
  const strip = asked ?? read.strip;
  if (strip.kind === 'reads') return <Reader read={read} strip={strip} />;
  const handleRetry = async () => setAsked(await readStrip(api, { id: read.id, language, following: read.following }));
  return <ReadingPrompt read={read} refused={strip} onRetry={() => void handleRetry()} />;
}
