import { isCallFailed } from '@madang/contract/client.ts';
import type { DownloadWithUrl } from '@madang/contract/downloads/downloads.contract.ts';
import { BCP47, type Language } from '@madang/domain/shared/language.ts';
import { fetchFilm, FetchStopped } from '@madang/player/offline/fetch-film.ts';
import { openOfflineStore } from '@madang/player/offline/offline-store.ts';
import { paths } from '#app/paths.ts';
import { widestSource } from '#app/pictures.ts';
import { api, authority } from '#app/platform/api.ts';
import { PROFILE_COOKIE, readCookie } from '#app/platform/cookies.ts';
import {
  absolute,
  askBeforeLeaving,
  askToKeep,
  forgetOfflinePage,
  isOnline,
  keepOfflinePage,
  now,
  underWay,
  unlessElsewhere,
  whenOnline,
} from '#app/platform/offline.ts';
import { browserStorage } from '#app/platform/storage.ts';
import {
  toDownloadInfo,
  type OfflineDownload,
  type OfflinePosition,
  toOfflineSource,
  type DownloadStatus,
  toDownloadStatus,
} from './kept-download.ts';
import { rememberKept } from '#app/platform/kept-mark.ts';

/** A download as it is shown. */
export interface ShownDownload extends OfflineDownload {
  readonly standing: DownloadStatus;
}

/** Snapshot for the screens. The same object until something changes. */
export interface Downloads {
  /** Of the watching profile, newest first. Null until loaded. */
  readonly items: readonly ShownDownload[] | null;
}

const DEVICE = 'download_device';
const CHANGED = 'madang-downloads';
/** A record is written no more often than this while pieces arrive, in milliseconds. */
const WRITE_EVERY_MS = 1000;
/** Minimum interval between renewals, so that page navigation does not renew each time. */
const RENEW_EVERY_MS = 5 * 60_000;

const lockOf = (id: string): string => `madang-download-${id}`;

/** This browser's own name among the devices of the account. */
const deviceId = (): string => {
  const known = browserStorage.read(DEVICE);
  if (typeof known === 'string') return known;
  const made = crypto.randomUUID();
  browserStorage.write(DEVICE, made);
  return made;
};

const posterOf = async ({ series }: DownloadWithUrl): Promise<Blob | null> => {
  try {
    const answer = await fetch(widestSource(series.image), { signal: AbortSignal.timeout(10_000) });
    return answer.ok ? await answer.blob() : null;
  } catch {
    // A missing poster must not fail the download.
    return null;
  }
};

/** The downloads of this browser: a record and the pieces of each, the work that fetches them, and a snapshot for the screens. */
export const createDownloadManager = () => {
  const store = openOfflineStore<OfflineDownload>();
  const readPiece = store.piece;

  /** Tells other tabs of this browser about changes. */
  const channel = new BroadcastChannel(CHANGED);
  const working = new Map<string, AbortController>();
  /** Paused by the viewer, as opposed to torn off. */
  const paused = new Set<string>();
  const listeners = new Set<() => void>();
  let shown: Downloads = { items: null };
  let newest = 0;
  let renewedAt = 0;

  /** Where the browser's clock was set back, what has expired stays so. */
  const clock = (): number => {
    newest = Math.max(newest, now(), Number(browserStorage.read('download_clock') ?? 0));
    return newest;
  };

  const subscribeToDownloads = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const getSnapshot = (): Downloads => shown;

  /** Reads what is kept once more, and shows it. */
  const refresh = async (): Promise<void> => {
    const [kept, held] = await Promise.all([store.list(), underWay()]);
    const profileId = readCookie(PROFILE_COOKIE.name);
    const at = clock();
    browserStorage.write('download_clock', at);
    rememberKept({ any: kept.length > 0, untold: kept.some(({ place }) => place?.told === false) });
    const workOn = (id: string) => (working.has(id) ? 'here' : held.has(lockOf(id)) ? 'elsewhere' : null);
    const items = kept
      .filter(({ info }) => info.profile_id === profileId)
      .toSorted((one, other) => Date.parse(other.info.added_at) - Date.parse(one.info.added_at))
      .map((item) => ({ ...item, standing: toDownloadStatus(item, workOn(item.id), at) }));
    shown = { items };
    for (const listener of listeners) listener();
  };

  const tellOthers = async (): Promise<void> => {
    channel.postMessage(null);
    await refresh();
  };
  channel.addEventListener('message', () => void refresh());

  /** Shows a step of the work without reading everything again. */
  const show = (id: string, step: Partial<OfflineDownload>): void => {
    shown = { items: shown.items?.map((item) => (item.id === id ? { ...item, ...step } : item)) ?? null };
    for (const listener of listeners) listener();
  };

  /** Ends a download: deletes its pieces at once and keeps the record with the reason until it is removed. */
  const end = async (id: string, reason: OfflineDownload['reason']): Promise<void> => {
    await store.change(id, (kept) => ({ ...kept, state: 'ended', reason, source: null, bytes: 0, done: 0 }));
    await store.removePieces(id);
  };

  const fetchDownload = async (signed: DownloadWithUrl, language: Language, signal: AbortSignal): Promise<void> => {
    const { id } = signed;
    const before = await store.find(id);
    if (!before) return;
    let written = now();
    let reached: Pick<OfflineDownload, 'done' | 'total' | 'bytes'> = before;
    const write = (): Promise<unknown> => {
      const { done, total, bytes } = reached;
      return store.change(id, (kept) => ({ ...kept, done, total, bytes }));
    };
    const plan = await fetchFilm(store, {
      id,
      manifestUrl: absolute(signed.manifest_url),
      choice: { height: signed.quality, audio: [BCP47[language]] },
      authority,
      signal,
      onProgress: ({ done, total, bytes }) => {
        reached = { done, total, bytes: before.bytes + bytes };
        show(id, reached);
        if (now() - written < WRITE_EVERY_MS) return;
        written = now();
        void write().then(() => channel.postMessage(null));
      },
    }).finally(write);
    const poster = before.poster ?? (await posterOf(signed));
    await store.change(id, (kept) => ({
      ...kept,
      state: 'complete',
      reason: null,
      poster,
      source: toOfflineSource(signed, plan),
    }));
  };

  const stopped = async (id: string, reason: unknown): Promise<void> => {
    if (paused.delete(id)) {
      await store.change(id, (kept) => ({ ...kept, state: 'paused', reason: null }));
      return;
    }
    const why =
      reason instanceof FetchStopped ? reason.failure : isCallFailed(reason) ? (reason.reason ?? 'OUTAGE') : 'NETWORK_FAILED';
    await store.change(id, (kept) => ({ ...kept, state: 'stopped', reason: why }));
  };

  /** A new address for the same download: the one before has run out, or was lost with its tab. */
  const signUrl = (contentId: string, quality: number): Promise<DownloadWithUrl> =>
    api.addDownload({ content_id: contentId, quality, device_id: deviceId() });

  /** Saves the record of a download that starts or restarts. */
  const begin = async (signed: DownloadWithUrl): Promise<void> => {
    const known = await store.find(signed.id);
    await store.save({
      id: signed.id,
      info: toDownloadInfo(signed),
      expiresAt: Date.parse(signed.expires_at),
      state: 'fetching',
      reason: null,
      done: 0,
      total: 0,
      bytes: known?.state === 'ended' ? 0 : (known?.bytes ?? 0),
      poster: known?.poster ?? null,
      source: null,
      place: known?.place ?? null,
    });
  };

  const work = (id: string, language: Language, first: DownloadWithUrl | null): Promise<void> =>
    unlessElsewhere(lockOf(id), async () => {
      const stopping = new AbortController();
      working.set(id, stopping);
      const kept = await store.change(id, (record) => ({ ...record, state: 'fetching', reason: null }));
      await tellOthers();
      try {
        if (!kept) return;
        const signed = first ?? (await signUrl(kept.info.content_id, kept.info.quality));
        if (signed.id !== id) {
          // Its place was freed meanwhile: the download restarts under a new ID.
          await store.remove(id);
          await begin(signed);
          void work(signed.id, language, signed);
          return;
        }
        await store.change(id, (record) => ({ ...record, expiresAt: Date.parse(signed.expires_at) }));
        try {
          await fetchDownload(signed, language, stopping.signal);
        } catch (reason) {
          if (!(reason instanceof FetchStopped) || reason.failure !== 'ADDRESS_ENDED') throw reason;
          await fetchDownload(await signUrl(kept.info.content_id, kept.info.quality), language, stopping.signal);
        }
      } catch (reason) {
        await stopped(id, reason);
      } finally {
        working.delete(id);
      }
    }).finally(tellOthers);

  /** Starts a download and throws when it is refused. The rest runs in the background. */
  const start = async (contentId: string, quality: number, language: Language): Promise<void> => {
    const signed = await signUrl(contentId, quality);
    await begin(signed);
    void askToKeep();
    void keepOfflinePage(paths.offline(language)).catch(() => undefined);
    void work(signed.id, language, signed);
  };

  /** Goes on with what was paused, stopped or interrupted. */
  const resumeDownload = (id: string, language: Language): void => void work(id, language, null);

  /** Aborts the current request and keeps the pieces that have arrived. */
  const pause = (id: string): void => {
    const under = working.get(id);
    if (!under) return;
    paused.add(id);
    under.abort();
  };

  /** Deletes the download from this device, and frees its place when the server can be reached. */
  const remove = async (id: string): Promise<void> => {
    pause(id);
    await store.remove(id);
    await tellOthers();
    const given = browserStorage.read('downloads_given_back');
    const waiting = [...(Array.isArray(given) ? given.map(String) : []), id];
    browserStorage.write('downloads_given_back', waiting);
    await giveBack();
    if ((await store.list()).length === 0) await forgetOfflinePage();
  };

  /** Frees the places of removed downloads on the server. Failed calls are retried on the next run. */
  const giveBack = async (): Promise<void> => {
    const given = browserStorage.read('downloads_given_back');
    const waiting = Array.isArray(given) ? given.map(String) : [];
    const left: string[] = [];
    for (const id of waiting) {
      try {
        await api.removeDownload({ id });
      } catch (error) {
        if (!isCallFailed(error)) throw error;
        // Removed before, from this device or another.
        if (error.reason !== 'DOWNLOAD_NOT_FOUND') left.push(id);
      }
    }
    if (left.length > 0) browserStorage.write('downloads_given_back', left);
    else browserStorage.remove('downloads_given_back');
  };

  /** Renews the expiry of all downloads. Refused ones are ended, and those removed on the server are deleted. */
  const renew = async (): Promise<void> => {
    await giveBack();
    const profileId = readCookie(PROFILE_COOKIE.name);
    const own = (await store.list()).filter(({ info, state }) => info.profile_id === profileId && state !== 'ended');
    if (own.length === 0) return;
    const { objects } = await api.renewDownloads({ device_id: deviceId() });
    renewedAt = now();
    // A clock that once ran years ahead must not lock everything for good. A viewer who is online gains nothing by
    // turning it back.
    newest = now();
    browserStorage.write('download_clock', newest);
    const answers = new Map(objects.map((each) => [each.id, each]));
    for (const { id } of own) {
      const renewed = answers.get(id);
      if (!renewed) await store.remove(id);
      else if (renewed.refusal === null)
        await store.change(id, (kept) => ({ ...kept, expiresAt: Date.parse(renewed.expires_at) }));
      else await end(id, renewed.refusal);
    }
    await tellOthers();
  };

  /** Reports positions reached offline. The server keeps its own position when that is newer. */
  const reportPositions = async (): Promise<void> => {
    const profileId = readCookie(PROFILE_COOKIE.name);
    const own = (await store.list()).filter(({ info, place }) => info.profile_id === profileId && place?.told === false);
    for (const { id, info, place } of own) {
      if (!place) continue;
      await api.trackWatch({
        content_id: info.content_id,
        event: 'stop',
        position: place.seconds,
        sequence: place.sequence,
        playback_id: place.playbackId,
        reached_at: new Date(place.reachedAt).toISOString(),
      });
      await store.change(id, (kept) =>
        kept.place?.playbackId === place.playbackId && kept.place.sequence === place.sequence
          ? { ...kept, place: { ...kept.place, told: true } }
          : kept,
      );
    }
    if (own.length > 0) await refresh();
  };

  /** Saves a position, and reports it when online. */
  const keepPlace = async (id: string, place: Omit<OfflinePosition, 'reachedAt' | 'told'>): Promise<void> => {
    await store.change(id, (kept) => ({ ...kept, place: { ...place, reachedAt: now(), told: false } }));
    rememberKept({ any: true, untold: true });
    if (isOnline()) await reportPositions().catch(() => undefined);
  };

  /** Everything that waited for a connection. */
  const catchUp = async (language: Language): Promise<void> => {
    if (!isOnline()) return;
    try {
      await reportPositions();
      if (now() - renewedAt > RENEW_EVERY_MS) await renew();
    } catch (error) {
      if (!isCallFailed(error)) throw error;
      return;
    }
    const torn = shown.items?.filter(
      ({ state, reason, standing }) => state === 'stopped' && standing === 'stopped' && reason === 'NETWORK_FAILED',
    );
    for (const { id } of torn ?? []) resumeDownload(id, language);
  };

  /** Shows what is kept and looks after it for as long as a page shows it. */
  const lookAfter = (language: Language): (() => void) => {
    void refresh().then(() => catchUp(language));
    const stopListening = whenOnline(() => void catchUp(language));
    const stopAsking = askBeforeLeaving(() => working.size > 0);
    return () => {
      stopListening();
      stopAsking();
    };
  };

  return {
    readPiece,
    subscribe: subscribeToDownloads,
    getSnapshot,
    refresh,
    start,
    resume: resumeDownload,
    pause,
    remove,
    tellPlaces: reportPositions,
    keepPlace,
    lookAfter,
  };
};
export type DownloadManager = ReturnType<typeof createDownloadManager>;

/** The manager of this page. */
export const downloadManager = createDownloadManager();
