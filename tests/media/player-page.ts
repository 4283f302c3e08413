import type shakaLibrary from 'shaka-player/dist/shaka-player.compiled.js';

// These functions run in the page: each stands alone, and what they share travels as a handle.

/** A shaka player on the only video of the page, with the codes of its errors. */
export interface PagePlayer {
  readonly player: shakaLibrary.Player;
  readonly video: HTMLVideoElement;
  readonly faults: string[];
}

export const createPlayer = async (): Promise<PagePlayer> => {
  const { shaka } = globalThis as unknown as { shaka: typeof shakaLibrary };
  const video = document.querySelector('video');
  if (!video) throw new Error('The page has no video.');
  const faults: string[] = [];
  const player = new shaka.Player();
  player.addEventListener('error', (event) => faults.push(JSON.stringify(event)));
  await player.attach(video);
  return { player, video, faults };
};

type Opening = Readonly<{ page: PagePlayer; address: string }>;

/** Loads an address with its first subtitles on; gives the length of the episode and the names of its subtitles. */
export const openEpisode = async ({ page: { player, video }, address }: Opening) => {
  await player.load(address);
  const [first] = player.getTextTracks();
  // Subtitles chosen after pictures have arrived stay empty for the repeats that are in the buffer already.
  if (first) player.selectTextTrack(first);
  // The player moves to its start once there is a picture; a seek before that is lost.
  while (video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) {
    await new Promise((resolve) => video.addEventListener('canplay', resolve, { once: true }));
  }
  return { seconds: video.duration, subtitles: player.getTextTracks().map(({ label }) => label) };
};

type Stretch = Readonly<{ page: PagePlayer; from: number; to: number }>;

/** Plays from one moment to another; tells the cues shown on the way and how far apart sound and picture end in the buffer. */
export const playBetween = async ({ page: { player, video, faults }, from, to }: Stretch) => {
  const next = (event: string) => new Promise((resolve) => video.addEventListener(event, resolve, { once: true }));
  const shown = () => [...video.textTracks].flatMap(({ activeCues }) => [...(activeCues ?? [])] as VTTCue[]);
  const cues = new Set<string>();
  video.currentTime = from;
  while (video.seeking) await next('seeked');
  await video.play();
  while (video.currentTime < to && !video.ended) {
    for (const { text } of shown()) cues.add(text);
    await next('timeupdate');
  }
  video.pause();
  const { audio, video: picture } = player.getBufferedInfo();
  return { cues: [...cues], apart: Math.abs((audio.at(-1)?.end ?? 0) - (picture.at(-1)?.end ?? Infinity)), faults };
};

type Moment = Readonly<{ page: PagePlayer; seconds: number }>;

/** Where the thumbnail of a moment lies on its sheet, and from when on it is the one. */
export const thumbnailAt = async ({ page: { player }, seconds }: Moment) => {
  const [track] = player.getImageTracks();
  const thumbnail = track && (await player.getThumbnails(track.id, seconds));
  return thumbnail && { x: thumbnail.positionX, y: thumbnail.positionY, from: thumbnail.startTime };
};
