import type { Download, DownloadWithUrl } from '@madang/contract/downloads/downloads.contract.ts';
import { SUBTITLE_TAGS } from '@madang/domain/shared/language.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { FetchFailure } from '@madang/player/offline/fetch-film.ts';
import { MASTER_NAME } from '@madang/player/offline/fetch-film.ts';
import { offlineAddress } from '@madang/player/offline/offline-scheme.ts';
import type { OfflinePlan } from '@madang/player/offline/playlists.ts';
import type { PlaybackSource } from '@madang/player/state.ts';
import { protectionOf } from '#app/shell/protection-of.ts';

/** Position in a downloaded film. */
export interface OfflinePosition {
  readonly seconds: number;
  /** Milliseconds since 1970. */
  readonly reachedAt: number;
  readonly playbackId: string;
  readonly sequence: number;
  /** Whether the server has this position. */
  readonly told: boolean;
}

/** What this browser keeps of one download. */
export interface OfflineDownload {
  readonly id: string;
  /** Metadata from the server, in all languages. */
  readonly info: Download;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  readonly state: 'fetching' | 'paused' | 'stopped' | 'complete' | 'ended';
  /** Why it stopped or ended. */
  readonly reason: FetchFailure | Refusal | 'OUTAGE' | null;
  readonly done: number;
  readonly total: number;
  readonly bytes: number;
  readonly poster: Blob | null;
  /** What plays, once all of it is here. */
  readonly source: PlaybackSource | null;
  readonly place: OfflinePosition | null;
}

/** How a download is shown. */
export type DownloadStatus = 'fetching' | 'elsewhere' | 'paused' | 'interrupted' | 'stopped' | 'ready' | 'expired' | 'ended';

/** Whether this or another tab works on a download. */
export type Work = 'here' | 'elsewhere' | null;

/** A download that no tab works on was interrupted: by a closed tab, or by a computer that did not wake up again. */
export const toDownloadStatus = (
  { state, expiresAt }: Pick<OfflineDownload, 'state' | 'expiresAt'>,
  work: Work,
  now: number,
): DownloadStatus => {
  if (state === 'ended') return 'ended';
  if (now >= expiresAt) return 'expired';
  if (state === 'complete') return 'ready';
  if (work !== null) return work === 'here' ? 'fetching' : 'elsewhere';
  return state === 'fetching' ? 'interrupted' : state;
};

/** How much of it is here, from 0 to 1. */
export const shareDone = ({ done, total }: Pick<OfflineDownload, 'done' | 'total'>): number => (total === 0 ? 0 : done / total);

/**
 * Where a download that has ended leads: to its episode, which may still be streamed, or to the page of its series where the catalog no
 * longer has the episode. A film has only a page.
 */
export const toOnwardLink = ({
  info,
  reason,
}: Pick<OfflineDownload, 'info' | 'reason'>): { kind: 'episode' | 'season'; id: string } => {
  const isInCatalog = reason === null || !reason.startsWith('CONTENT_');
  return info.meta.episode_number !== null && isInCatalog
    ? { kind: 'episode', id: info.content_id }
    : { kind: 'season', id: info.series.id };
};

/** Metadata without the signed URLs and other data for fetching. */
export const toDownloadInfo = ({
  manifest_url: _address,
  address_until: _until,
  subtitles: _subtitles,
  audio: _audio,
  intro: _intro,
  credits_at: _credits,
  resume_position: _place,
  protection: _protection,
  ...info
}: DownloadWithUrl): Download => info;

/** A download in the player's words: all of it lies in the browser. */
export const toOfflineSource = (signed: DownloadWithUrl, plan: OfflinePlan): PlaybackSource => {
  const files = new Map(plan.subtitles.map(({ language, closedCaptions, file }) => [`${language} ${closedCaptions}`, file]));
  return {
    manifestUrl: offlineAddress(signed.id, MASTER_NAME),
    durationSeconds: signed.meta.duration,
    resumeSeconds: signed.resume_position,
    ...protectionOf(signed.protection),
    audio: plan.audio.map((language) => ({ id: language, language })),
    subtitles: signed.subtitles.flatMap(({ language, kind }) => {
      const closedCaptions = kind === 'captions';
      const file = files.get(`${SUBTITLE_TAGS[language]} ${closedCaptions}`);
      if (file === undefined) return [];
      return [
        { id: `${language} ${kind}`, language: SUBTITLE_TAGS[language], closedCaptions, url: offlineAddress(signed.id, file) },
      ];
    }),
    ...(signed.intro ? { intro: { startSeconds: signed.intro.start, endSeconds: signed.intro.end } } : {}),
    ...(signed.credits_at === null ? {} : { creditsAtSeconds: signed.credits_at }),
  };
};
