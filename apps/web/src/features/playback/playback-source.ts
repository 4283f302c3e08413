import type { Playback } from '@madang/contract/playback/playback.contract.ts';
import { BCP47 } from '@madang/domain/shared/language.ts';
import type { PlaybackSource } from '@madang/player/state.ts';

/** What is spoken and written, in the player's own words. */
export const tracksOf = ({ audio, subtitles }: Pick<Playback, 'audio' | 'subtitles'>) => ({
  audio: audio.map(({ language }) => ({ id: language, language })),
  subtitles: subtitles.map(({ language, kind }) => ({
    id: `${language} ${kind}`,
    language: BCP47[language],
    closedCaptions: kind === 'captions',
  })),
});

/** The answer of the play call in the player's own words. */
export const playbackSource = ({
  intro,
  credits_at: creditsAt,
  ...playback
}: Omit<Playback, 'next' | 'ads'>): PlaybackSource => ({
  manifestUrl: playback.manifest_url,
  durationSeconds: playback.duration,
  resumeSeconds: playback.resume_position,
  ...tracksOf(playback),
  ...(intro ? { intro: { startSeconds: intro.start, endSeconds: intro.end } } : {}),
  ...(creditsAt === null ? {} : { creditsAtSeconds: creditsAt }),
});
