import { setTimeout } from 'node:timers/promises';
import { SUBTITLE_LANGUAGES, SUBTITLE_TAGS, type SubtitleLanguage } from '@madang/domain/shared/language.ts';
import { wholeSubtitlesFile } from '@madang/streaming/asset-file.ts';
import type { MediaIndex, Segment } from '@madang/streaming/media-index.ts';
import type { EncryptedFilms, MediaStorage, MediaAssets } from '../ports/media.ts';
import { readMediaAddress, signFolderAddress, signMediaAddress } from './media-url-signer.ts';
import { toStripAsset } from './stored-files.ts';

const languageOf = (tag: string): SubtitleLanguage | null =>
  SUBTITLE_LANGUAGES.find((language) => SUBTITLE_TAGS[language] === tag) ?? null;

const bytesOf = (tracks: readonly { readonly initBytes: number; readonly segments: readonly Segment[] }[]): number =>
  tracks.reduce((sum, { initBytes, segments }) => segments.reduce((all, { bytes }) => all + bytes, sum + initBytes), 0);

/** Time limit for a call that waits for a film's encryption, in milliseconds. The encryption continues for the next call. */
const TIMEOUT_MS = 8000;

const unlessSlow = async (index: Promise<MediaIndex | null> | undefined, timeoutMs: number): Promise<MediaIndex | null> => {
  const waiting = new AbortController();
  const slow = setTimeout(timeoutMs, null, { signal: waiting.signal, ref: false }).catch(() => null);
  try {
    return await Promise.race([index ?? null, slow]);
  } finally {
    waiting.abort();
  }
};

/** Packaged films as use cases see them, and addresses sealed with `secret`. */
export const filmAssets = (
  storage: MediaStorage,
  encryptedFilms: EncryptedFilms | null,
  secret: string,
  timeoutMs = TIMEOUT_MS,
): MediaAssets => ({
  async find(assetId, encrypted = false) {
    const index = encrypted ? await unlessSlow(encryptedFilms?.index(assetId), timeoutMs) : await storage.index(assetId);
    if (!index) return null;
    return {
      id: index.asset,
      durationSeconds: index.durationMs / 1000,
      audio: index.audio.map(({ language, role }) => ({ language, ...(role && { role }) })),
      qualities: index.video
        .map((track) => ({ height: track.height, bytes: bytesOf([track, ...index.audio]) }))
        .sort((one, other) => other.height - one.height),
      subtitles: index.subtitles.flatMap(({ id, language: tag, kind }) => {
        const language = languageOf(tag);
        return language === null ? [] : [{ language, kind, file: wholeSubtitlesFile({ id }) }];
      }),
    };
  },

  signFilm: (claims) => signMediaAddress(claims, secret),
  signStrip: (claims) =>
    signFolderAddress({ ...claims, purpose: 'strip', encrypted: false, assetId: toStripAsset(claims.contentId) }, secret),
  read(address) {
    const granted = readMediaAddress(address, secret);
    return granted.ok ? granted.value : null;
  },
});
