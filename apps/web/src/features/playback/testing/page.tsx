/** What the player's browser test mounts: the real component with English words on the clip of the stream server. */

import '@madang/ui/styles.css';

import { player } from '@madang/i18n/words/en_us/player.ts';
import { createRoot } from 'react-dom/client';

import { VideoPlayer } from '../index.ts';
import type { VideoPlayerProps } from '../index.ts';

declare global {
  interface Window {
    /** Every callback with its arguments, in order. */
    calls: [string, ...unknown[]][];
    mountPlayer: (changes?: Partial<VideoPlayerProps>) => void;
    unmountPlayer: () => void;
  }
}

const element = document.querySelector('#root');
if (!element) throw new Error('The page has no root');
let root = createRoot(element);

window.calls = [];
const tell =
  (name: string) =>
  (...given: unknown[]): void =>
    void window.calls.push([name, ...given]);

const track = (language: string, closedCaptions = false) => ({
  id: `${language}${closedCaptions ? '+cc' : ''}`,
  language,
  closedCaptions,
  url: `/stream/s_${language.slice(0, 2)}.vtt`,
});

const props: VideoPlayerProps = {
  source: {
    manifestUrl: '/stream/master.m3u8',
    durationSeconds: 12,
    resumeSeconds: 0,
    audio: [
      { id: 'ko', language: 'ko' },
      { id: 'en', language: 'en' },
    ],
    subtitles: [track('en'), track('pt-BR')],
  },
  title: 'Neon Rain',
  subtitle: 'Season 1, episode 4: The Umbrella Hour',
  preferences: { subtitle: 'en', audio: 'ko', volume: 0.66 },
  locale: 'en',
  words: player,
  helpHref: '/help',
  onProgress: tell('progress'),
  onPreference: tell('preference'),
  onNext: tell('next'),
  onPrevious: tell('previous'),
  onBack: tell('back'),
  onRetry: tell('retry'),
  analytics: tell('analytics'),
};

window.mountPlayer = (changes = {}) => root.render(<VideoPlayer {...props} {...changes} />);
window.unmountPlayer = () => {
  root.unmount();
  root = createRoot(element);
};
