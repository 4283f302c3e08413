import { BCP47 } from '@madang/domain/shared/language.ts';
import type { PlaybackSource } from '@madang/player/state.ts';
import type { PlaybackView } from './watch-view.ts';

/** The answer of the play call in the player's words. */
export const playbackSource = (playback: PlaybackView): PlaybackSource => {
  const { manifest_url, subtitles, audio, duration, resume_position, intro, credits_at } = playback;
  return {
    manifestUrl: manifest_url,
    durationSeconds: duration,
    resumeSeconds: resume_position,
    subtitles: subtitles.map(({ language, kind }) => {
      const closedCaptions = kind === 'captions';
      return { id: `${BCP47[language]}${closedCaptions ? '+cc' : ''}`, language: BCP47[language], closedCaptions };
    }),
    audio: audio.map(({ language }) => ({ id: language, language })),
    ...(intro && { intro: { startSeconds: intro.start, endSeconds: intro.end } }),
    ...(credits_at !== null && { creditsAtSeconds: credits_at }),
  };
};
