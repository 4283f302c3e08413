import type { Playback } from '@madang/contract/playback/playback.contract.ts';
import { SUBTITLE_TAGS } from '@madang/domain/shared/language.ts';
import type { PlaybackSource } from '@madang/player/state.ts';
import { protectionOf } from '#app/shell/protection-of.ts';

type Words = Pick<Playback['subtitles'][number], 'language' | 'kind'>;

const subtitleOf = ({ language, kind }: Words) => ({
  id: `${language} ${kind}`,
  language: SUBTITLE_TAGS[language],
  closedCaptions: kind === 'captions',
});

/** Audio and subtitle tracks in the player's terms. */
export const toTracks = ({ audio, subtitles }: Pick<Playback, 'audio'> & { readonly subtitles: readonly Words[] }) => ({
  audio: audio.map(({ language, role }) => (role ? { id: `${language} ${role}`, language, role } : { id: language, language })),
  subtitles: subtitles.map(subtitleOf),
});

/** A file that lies in the same folder as the manifest, at an address that inherits its token. */
const besideManifest = (manifestUrl: string, file: string): string => manifestUrl.replace(/[^/?]*(?:\?.*)?$/, file);

/** The answer of the play call in the player's own words. */
export const playbackSource = ({
  intro,
  credits_at: creditsAt,
  ...playback
}: Omit<Playback, 'next' | 'ads' | 'playback_id'>): PlaybackSource => ({
  manifestUrl: playback.manifest_url,
  durationSeconds: playback.duration,
  resumeSeconds: playback.resume_position,
  ...toTracks(playback),
  ...protectionOf(playback.protection),
  subtitles: playback.subtitles.map((track) => ({
    ...subtitleOf(track),
    url: besideManifest(playback.manifest_url, track.file),
  })),
  ...(intro ? { intro: { startSeconds: intro.start, endSeconds: intro.end } } : {}),
  ...(creditsAt === null ? {} : { creditsAtSeconds: creditsAt }),
});
