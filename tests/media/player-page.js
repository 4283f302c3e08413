// What the page of the browser tests offers to them: a shaka player on a muted video, and questions about it.
/* global shaka */
const video = document.querySelector('video');
const player = new shaka.Player();
const faults = [];
player.addEventListener('error', ({ detail }) => faults.push(`shaka ${detail.code}`));

const once = (name) => new Promise((resolve) => video.addEventListener(name, resolve, { once: true }));

/** Loads an address with its first subtitles on and gives the length of the episode. */
globalThis.open = async (address) => {
  await player.attach(video);
  await player.load(address);
  // Subtitles chosen after pictures have arrived stay empty for the repeats that are in the buffer already.
  player.selectTextTrack(player.getTextTracks()[0]);
  // The player moves to its start once there is a picture; a seek before that is lost.
  while (video.readyState < HTMLMediaElement.HAVE_FUTURE_DATA) await once('canplay');
  return { seconds: video.duration, tracks: player.getTextTracks().map(({ label }) => label) };
};

const shownCues = () => [...video.textTracks].flatMap((track) => [...(track.activeCues ?? [])].map(({ text }) => text));

/** Plays from one moment to another; tells the cues shown on the way and how far apart sound and picture end in the buffer. */
globalThis.playBetween = async (from, to) => {
  const cues = new Set();
  video.currentTime = from;
  while (video.seeking) await once('seeked');
  await video.play();
  while (video.currentTime < to && !video.ended) {
    shownCues().forEach((cue) => cues.add(cue));
    await once('timeupdate');
  }
  video.pause();
  const { audio, video: picture } = player.getBufferedInfo();
  return { cues: [...cues], apart: Math.abs(audio.at(-1).end - picture.at(-1).end), faults };
};

/** The place of the thumbnail for a moment on its sheet. */
globalThis.thumbnailAt = async (seconds) => {
  const [track] = player.getImageTracks();
  const { positionX, positionY, startTime } = await player.getThumbnails(track.id, seconds);
  return { x: positionX, y: positionY, startTime };
};
