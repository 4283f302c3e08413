import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Limits } from './limits.ts';

const compress = promisify(brotliCompress);

const pageOf = (manifest: string): string => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Bare player</title>
<video muted autoplay></video><script src="/shaka.js"></script>
<script>const video = document.querySelector('video'), player = new shaka.Player(); player.attach(video).then(() => player.load(${JSON.stringify(manifest)}));
addEventListener('keydown', ({ key }) => { video.currentTime = video.duration * key / 10; });</script></html>`;

/** Serves a page with only a video element and Shaka Player, which plays a manifest at once. Keys 0 to 9 seek to tenths of the film. */
export const serveBarePlayer = async (limits: Limits, manifest: string): Promise<string> => {
  const serve = async (path: string, contentType: string, text: string | Buffer) =>
    limits.serve({
      path,
      headers: { 'content-type': contentType, 'content-encoding': 'br', 'cache-control': 'no-cache' },
      body: await compress(text),
    });
  await serve(
    '/shaka.js',
    'text/javascript',
    await readFile(fileURLToPath(import.meta.resolve('shaka-player/dist/shaka-player.compiled.js'))),
  );
  await serve('/bare-player', 'text/html; charset=utf-8', pageOf(manifest));
  return `${limits.origin}/bare-player`;
};
