/** Maps tracks of the play response to tracks of the manifest. */

import type shaka from 'shaka-player/dist/shaka-player.hls-es2021.js';

import type { AudioTrack, SubtitleTrack } from './state.ts';

type ManifestText = Pick<shaka.extern.TextTrack, 'language' | 'originalLanguage' | 'roles' | 'label'>;
type ManifestAudio = Pick<shaka.extern.AudioTrack, 'language' | 'originalLanguage' | 'roles'>;
type ManifestVideo = Pick<shaka.extern.VideoTrack, 'height' | 'bandwidth'>;

const primary = (language: string): string => language.toLowerCase().split('-')[0] ?? '';

const isSameTag = (track: Pick<ManifestAudio, 'language' | 'originalLanguage'>, language: string): boolean =>
  [track.language, track.originalLanguage].some((tag) => tag?.toLowerCase() === language.toLowerCase());

const isSameLanguage = (track: Pick<ManifestAudio, 'language' | 'originalLanguage'>, language: string): boolean =>
  primary(track.originalLanguage ?? track.language) === primary(language);

// shaka lists HLS closed captions as plain subtitles; only the characteristics or the name tell (RFC 8216, 4.3.4.1)
const isClosedCaptions = (track: ManifestText): boolean =>
  track.roles.some((role) => role.startsWith('public.accessibility.')) || /\bcc\b/i.test(track.label ?? '');

export const findTextTrack = <T extends ManifestText>(tracks: readonly T[], wanted: SubtitleTrack): T | undefined => {
  const sameKind = tracks.filter((track) => isClosedCaptions(track) === wanted.closedCaptions);
  return (
    sameKind.find((track) => isSameTag(track, wanted.language)) ??
    sameKind.find((track) => isSameLanguage(track, wanted.language))
  );
};

/** The characteristics of HLS renditions that are not the film's own sound (RFC 8216, 4.3.4.1; AVFoundation). */
const ROLES = {
  description: 'public.accessibility.describes-video',
  commentary: 'public.auxiliary-content',
} as const;

const hasRole = ({ roles }: ManifestAudio, role: AudioTrack['role']): boolean =>
  role === undefined ? Object.values(ROLES).every((known) => !roles.includes(known)) : roles.includes(ROLES[role]);

export const findAudio = <T extends ManifestAudio>(tracks: readonly T[], wanted: AudioTrack): T | undefined => {
  const sameKind = tracks.filter((track) => hasRole(track, wanted.role));
  return (
    sameKind.find((track) => isSameTag(track, wanted.language)) ??
    sameKind.find((track) => isSameLanguage(track, wanted.language))
  );
};

/** Audio tracks available to the viewer. A manifest without descriptions in the play response describes itself. */
export const availableAudio = (tracks: readonly ManifestAudio[], described: readonly AudioTrack[]): readonly AudioTrack[] => {
  if (described.length > 0) return described.filter((track) => findAudio(tracks, track));
  return [...new Set(tracks.map((track) => track.originalLanguage ?? track.language))].map((language) => ({
    id: language,
    language,
  }));
};

/** Distinct heights, highest first. */
export const availableQualities = (tracks: readonly ManifestVideo[]): readonly number[] =>
  [...new Set(tracks.flatMap((track) => (track.height ? [track.height] : [])))].toSorted((one, other) => other - one);

/** The best rendition of a height, or of the nearest height below it that exists. */
export const findVideo = <T extends ManifestVideo>(tracks: readonly T[], height: number): T | undefined => {
  const best = tracks.toSorted((one, other) => (other.height ?? 0) - (one.height ?? 0) || other.bandwidth - one.bandwidth);
  return best.find((track) => (track.height ?? 0) <= height) ?? best.at(-1);
};
