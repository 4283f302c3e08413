/** A segment as a player sees it: which repeat it belongs to, where it and its initialisation part lie, and its length. */
export interface PlaylistSegment {
  readonly address: string;
  readonly seconds: number;
  readonly pass: number;
  readonly map: string | undefined;
  readonly startsPass: boolean;
}

export interface MediaPlaylist {
  readonly address: string;
  readonly tags: readonly string[];
  readonly targetSeconds: number;
  readonly version: number;
  readonly segments: readonly PlaylistSegment[];
}

type Attributes = Readonly<Record<string, string>>;

export interface MasterPlaylist {
  readonly tags: readonly string[];
  readonly variants: readonly Attributes[];
  readonly media: readonly Attributes[];
  readonly iFrames: readonly Attributes[];
  readonly images: readonly Attributes[];
}

/** Attribute list of a tag (RFC 8216, 4.2), unquoted. */
const parseAttributes = (list: string): Attributes => {
  const matches = [...list.matchAll(/([A-Z0-9-]+)=(?:"([^"]*)"|([^,]*))/g)];
  return Object.fromEntries(matches.map(([, name = '', quoted, plain = '']) => [name, quoted ?? plain]));
};

const valueOf = (line: string) => line.slice(line.indexOf(':') + 1);

export const parseMaster = (text: string): MasterPlaylist => {
  const tags = text.trimEnd().split('\n');
  const all = (tag: string) => tags.filter((line) => line.startsWith(`#${tag}:`)).map((line) => parseAttributes(valueOf(line)));
  const addresses = tags.filter((line) => !line.startsWith('#'));
  return {
    tags,
    variants: all('EXT-X-STREAM-INF').map((attributes, at) => ({ ...attributes, URI: addresses[at] ?? '' })),
    media: all('EXT-X-MEDIA'),
    iFrames: all('EXT-X-I-FRAME-STREAM-INF'),
    images: all('EXT-X-IMAGE-STREAM-INF'),
  };
};

export const parseMedia = (address: string, text: string): MediaPlaylist => {
  const tags = text.trimEnd().split('\n');
  const number = (tag: string) => Number(valueOf(tags.find((line) => line.startsWith(`#${tag}:`)) ?? ':NaN'));
  const segments: PlaylistSegment[] = [];
  let [pass, seconds, startsPass] = [0, Number.NaN, false];
  let map: string | undefined;
  for (const line of tags) {
    if (line === '#EXT-X-DISCONTINUITY') [pass, startsPass, map] = [pass + 1, true, undefined];
    if (line.startsWith('#EXT-X-MAP:')) map = new URL(parseAttributes(valueOf(line)).URI ?? '', address).href;
    if (line.startsWith('#EXTINF:')) seconds = Number.parseFloat(valueOf(line));
    if (line.startsWith('#')) continue;
    segments.push({ address: new URL(line, address).href, seconds, pass, map, startsPass });
    startsPass = false;
  }
  return { address, tags, targetSeconds: number('EXT-X-TARGETDURATION'), version: number('EXT-X-VERSION'), segments };
};
