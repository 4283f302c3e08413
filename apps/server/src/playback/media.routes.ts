import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { CUES_TYPE, PLAYLIST_TYPE } from '@madang/streaming/asset-file.ts';
import { CHANNEL } from '@madang/streaming/live-stream.ts';
import { MASTER_PLAYLIST } from '@madang/streaming/master-playlist.ts';
import type { MediaIndex } from '@madang/streaming/media-index.ts';
import { CLEAR_KEY } from '@madang/streaming/encryption/key-lines.ts';
import type { MediaClaims } from '@madang/streaming/signed-url.ts';
import { emptySubtitles } from '@madang/streaming/subtitle-file.ts';
import { acceptsEncoding, matchesEtag } from '../http/request-headers.ts';
import { COOKIES } from '../http/cookies.ts';
import { ofRefusal } from '../http/errors.ts';
import type { EncryptedFilms, MediaStorage, ByteRange } from '../ports/media.ts';
import { verifyMediaAddress, type ClaimedFile } from './media-url-signer.ts';
import { isStripAsset, stripFiles, type StripStorage, storedFiles, type StoredFile } from './stored-files.ts';
import { writtenFiles, type WrittenFile } from './written-files.ts';

/** What lies below the address of the channel: playlists of this moment, and the films that they name. */
interface ChannelFiles {
  find(
    file: string,
    from: string | null,
    now: number,
  ): Promise<
    | { readonly kind: 'playlist'; readonly key: string; readonly write: () => string }
    | { readonly kind: 'no-cues' }
    | { readonly kind: 'film'; readonly index: MediaIndex; readonly name: string }
    | null
  >;
}

/** `secret` seals media addresses; `now` is in milliseconds since 1970. */
interface MediaOptions {
  /** The session that a request carries, as its browser has it; null when it carries none. */
  readonly sessionOf: (request: FastifyRequest) => Promise<string | null>;
  readonly storage: MediaStorage;
  /** Encrypted films and their DRM systems. Null if all films are served in the clear. */
  readonly encrypted: { readonly films: EncryptedFilms; readonly keySystems: typeof CLEAR_KEY } | null;
  /** Whether this Authorization header may have the key of what a URL is signed for. */
  readonly mayHaveKey: (authorization: string | undefined, grant: MediaClaims) => Promise<boolean>;
  /** Whether the profile of this access token, if any, may have what a URL is signed for. */
  readonly mayReceive: (token: string | undefined, grant: MediaClaims) => Promise<boolean>;
  readonly strips: StripStorage;
  readonly channel: ChannelFiles;
  readonly secret: string;
  readonly now: () => number;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';
/** What may be read where it lies; the rest is small, and comes from here. */
const SEGMENT_TYPE = /^(?:video|audio)\//;
const PLAYLIST_SECONDS = 300;
/** A playlist of the channel grows every four seconds. */
const LIVE_PLAYLIST_SECONDS = 1;

const refuse = (reply: FastifyReply, refusal: 'MEDIA_ADDRESS_INVALID' | 'ROUTE_NOT_FOUND') => {
  const { status, body } = ofRefusal({ refusal });
  return reply.code(status).header('cache-control', 'no-store').send(body);
};

const SINGLE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of `size` bytes that a Range header asks for (RFC 9110 section 14). `whole` when there is no header, or one that
 * may be ignored: another unit, several ranges, a broken one. `beyond` when nothing of it exists.
 */
export const parseRange = (header: string | undefined, size: number): ByteRange | 'whole' | 'beyond' => {
  const [, first = '', last = ''] = SINGLE.exec(header ?? '') ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'beyond' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'beyond' : { start, end };
};

/** RFC 9110 section 13.1.5: a part is only worth something beside the parts of the same file. */
const rangeOf = ({ headers }: FastifyRequest, { etag, size }: StoredFile) => {
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? parseRange(headers.range, size) : 'whole';
};

const sendStored = (request: FastifyRequest, reply: FastifyReply, file: StoredFile, cacheControl = IMMUTABLE) => {
  const { contentType, size, etag } = file;
  reply.headers({ 'content-type': contentType, 'cache-control': cacheControl, etag, 'accept-ranges': 'bytes' });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  const range = rangeOf(request, file);
  if (range === 'beyond') return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (range === 'whole') return reply.header('content-length', size).send(file.read());
  const { start, end } = range;
  reply.code(206).headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
  return reply.send(file.read(range));
};

const sendWritten = (request: FastifyRequest, reply: FastifyReply, file: WrittenFile, maxAge: number) => {
  const { contentType, etag, plain, gzip } = file;
  reply.headers({ 'content-type': contentType, 'cache-control': `private, max-age=${maxAge}`, etag, vary: 'accept-encoding' });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (!acceptsEncoding(request.headers['accept-encoding'], 'gzip')) return reply.send(plain);
  return reply.header('content-encoding', 'gzip').send(gzip);
};

type Films = Pick<MediaStorage, 'index' | 'stat' | 'read' | 'address'>;

/** One of the two kinds of films, with the latest of its files in memory: what is hot in one is not there in the other. */
const shelfOf = (films: Films) => ({ films, stored: storedFiles(films) });
type Shelf = ReturnType<typeof shelfOf>;

/** `/media/{token}/{asset}/…`: playlists, cues, segments and strip pictures at signed URLs (PL-42, PL-43). */
export const mediaRoutes: FastifyPluginAsync<MediaOptions> = async (app, options) => {
  const { storage, encrypted, strips, channel, secret, now, sessionOf, mayHaveKey, mayReceive } = options;
  const clear = shelfOf(storage);
  const locked = encrypted && shelfOf({ ...encrypted.films.files, index: encrypted.films.index });
  /** What is kept is kept with its key, whatever it is watched by. */
  const keySystemsOf = ({ encrypted: isLocked, purpose }: Pick<MediaClaims, 'encrypted' | 'purpose'>) =>
    !isLocked || !encrypted ? [] : purpose === 'download' ? CLEAR_KEY : encrypted.keySystems;
  const written = writtenFiles(storage);
  const pictures = stripFiles(strips);

  // Kept by the reader's own browser alone, and no longer than it may be read.
  const answerStrip = async (request: FastifyRequest, reply: FastifyReply, { assetId, file: name, expiresAt }: ClaimedFile) => {
    const file = await pictures.find(assetId, name);
    const seconds = Math.ceil((expiresAt - now()) / 1000);
    return file ? sendStored(request, reply, file, `private, max-age=${seconds}, immutable`) : refuse(reply, 'ROUTE_NOT_FOUND');
  };

  const answerKey = async (request: FastifyRequest, reply: FastifyReply, granted: ClaimedFile) => {
    if (!encrypted || !keySystemsOf(granted).includes('org.w3.clearkey')) return refuse(reply, 'ROUTE_NOT_FOUND');
    if (!(await mayHaveKey(request.headers.authorization, granted))) return refuse(reply, 'MEDIA_ADDRESS_INVALID');
    reply.headers({ 'content-type': 'application/octet-stream', 'cache-control': 'private, no-store' });
    return reply.send(encrypted.films.keyOf(granted.assetId));
  };

  const answerFilm = async (
    request: FastifyRequest,
    reply: FastifyReply,
    shelf: Shelf,
    index: MediaIndex | null,
    granted: ClaimedFile,
  ) => {
    const { file: name, durationSeconds, expiresAt } = granted;
    const meant = index && written.lookUp(index, name);
    if (!meant) return refuse(reply, 'ROUTE_NOT_FOUND');
    if (meant.kind === 'key') return answerKey(request, reply, granted);
    if (meant.kind === 'stored') {
      const isSegment = SEGMENT_TYPE.test(meant.contentType);
      // Thumbnails are those of the clear film.
      const { films, stored } = isSegment ? shelf : clear;
      const elsewhere = isSegment ? await films.address?.(`${index.asset}/${name}`) : undefined;
      if (elsewhere) {
        const seconds = Math.min(elsewhere.seconds, Math.ceil((expiresAt - now()) / 1000));
        return reply.header('cache-control', `private, max-age=${seconds}`).redirect(elsewhere.url, 302);
      }
      const file = await stored.find(`${index.asset}/${name}`, meant.contentType);
      return file ? sendStored(request, reply, file) : refuse(reply, 'ROUTE_NOT_FOUND');
    }
    const maxAge = Math.min(PLAYLIST_SECONDS, Math.ceil((expiresAt - now()) / 1000));
    return sendWritten(
      request,
      reply,
      await written.find({ index, durationSeconds, keySystems: keySystemsOf(granted) }, name, meant),
      maxAge,
    );
  };

  const answerChannel = async (request: FastifyRequest, reply: FastifyReply, granted: ClaimedFile) => {
    const from = granted.contentId === CHANNEL ? null : granted.contentId;
    const meant = await channel.find(granted.file, from, now());
    if (!meant) return refuse(reply, 'ROUTE_NOT_FOUND');
    if (meant.kind === 'no-cues')
      return sendWritten(request, reply, await written.keep('no cues', CUES_TYPE, emptySubtitles), PLAYLIST_SECONDS);
    if (meant.kind === 'playlist')
      return sendWritten(request, reply, await written.keep(meant.key, PLAYLIST_TYPE, meant.write), LIVE_PLAYLIST_SECONDS);
    const { index, name } = meant;
    return answerFilm(request, reply, clear, index, { ...granted, file: name, durationSeconds: index.durationMs / 1000 });
  };

  const answer = (request: FastifyRequest, reply: FastifyReply, granted: ClaimedFile) => {
    const { assetId, file } = granted;
    if (isStripAsset(assetId)) return answerStrip(request, reply, granted);
    if (assetId === CHANNEL) return answerChannel(request, reply, granted);
    const shelf = granted.encrypted ? locked : clear;
    if (!shelf) return refuse(reply, 'MEDIA_ADDRESS_INVALID');
    const hot = shelf.stored.hot(`${assetId}/${file}`);
    return hot
      ? sendStored(request, reply, hot)
      : shelf.films.index(assetId).then((index) => answerFilm(request, reply, shelf, index, granted));
  };

  /**
   * Nothing plays without a playlist, and addresses of films and the channel end within minutes: their segments are too many for a look-up
   * of the session each. An address of a download lasts six hours.
   */
  const needsProfile = ({ purpose, assetId, file }: ClaimedFile): boolean =>
    purpose === 'download' || isStripAsset(assetId) || (assetId === CHANNEL ? file === MASTER_PLAYLIST : file.endsWith('.m3u8'));

  /** A request without a session may come from a television or a cache; another session than that of the address is refused (PL-43). */
  const answerCaller = async (request: FastifyRequest, reply: FastifyReply, granted: ClaimedFile) => {
    const session = granted.sessionId === null ? null : await sessionOf(request);
    if (session !== null && session !== granted.sessionId) return refuse(reply, 'MEDIA_ADDRESS_INVALID');
    const token = request.headers.authorization ?? request.cookies?.[COOKIES.token];
    if (needsProfile(granted) && !(await mayReceive(token, granted))) return refuse(reply, 'MEDIA_ADDRESS_INVALID');
    return answer(request, reply, granted);
  };

  // A wildcard, because Fastify decodes named parameters and cuts them at 100 characters; the path is read as it came.
  app.get('/media/*', (request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const decision = verifyMediaAddress(path, secret, now());
    if (!decision.ok) return refuse(reply, decision.refusal);
    const granted = decision.value;
    return granted.sessionId === null && !needsProfile(granted)
      ? answer(request, reply, granted)
      : answerCaller(request, reply, granted);
  });
};
