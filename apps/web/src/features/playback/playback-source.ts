import type { Playback } from '@madang/contract/playback/playback.contract.ts';
import { BCP47 } from '@madang/domain/shared/language.ts';
import type { PlaybackSource } from '@madang/player/state.ts';

/** The answer of the play call in the player's own words. */
export const playbackSource = ({ intro, credits_at: creditsAt, ...playback }: Omit<Playback, 'next'>): PlaybackSource => ({
  manifestUrl: playback.manifest_url,
  durationSeconds: playback.duration,
  resumeSeconds: playback.resume_position,
  audio: playback.audio.map(({ language }) => ({ id: language, language })),
  subtitles: playback.subtitles.map(({ language, kind }) => ({
    id: `${language} ${kind}`,
    language: BCP47[language],
    closedCaptions: kind === 'captions',
  })),
  ...(intro ? { intro: { startSeconds: intro.start, endSeconds: intro.end } } : {}),
  ...(creditsAt === null ? {} : { creditsAtSeconds: creditsAt }),
});
