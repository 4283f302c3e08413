import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ServerBusy } from '../../background/queues.ts';
import { argon2Hasher } from '../../sessions/password-hasher.ts';
import type { DrawingProcess } from './drawing-process.ts';
import { drawnPictures } from './pictures.ts';
import { blackPng } from './uploads.fixture.ts';

/** A decoder that answers when the test says so. */
const manualDecoders = () => {
  const drawing: { readonly finish: (died?: boolean) => void; readonly pid: number }[] = [];
  const ended = new Set<number>();
  let started = 0;
  const start = async (): Promise<DrawingProcess> => {
    const pid = (started += 1);
    return {
      pid,
      isAlive: () => !ended.has(pid),
      draw: () =>
        new Promise((done) => {
          drawing.push({
            pid,
            finish: (died = false) => {
              if (died) ended.add(pid);
              done(died ? null : { webp: Uint8Array.of(pid) });
            },
          });
        }),
      kill: () => {
        ended.add(pid);
        for (const each of drawing) if (each.pid === pid) each.finish(true);
      },
    };
  };
  return { start, drawing, ended, started: () => started };
};
const settle = () => new Promise((done) => setImmediate(done));
const UPLOAD = new Uint8Array(8);

test('two uploads are decoded at once, eight wait, the next one is rejected as busy', async () => {
  const { start, drawing, started } = manualDecoders();
  const pictures = drawnPictures(start);
  const admitted = Array.from({ length: 10 }, () => pictures.draw(UPLOAD));
  await settle();
  expect(drawing.length).toBe(2);
  await expect(pictures.draw(UPLOAD)).rejects.toThrow(ServerBusy);
  for (let done = 0; done < 10; done += 1) {
    drawing[done]?.finish();
    await settle();
  }
  for (const drawn of await Promise.all(admitted)) expect(drawn).toHaveProperty('webp');
  expect(started(), 'decoders are reused').toBe(2);
  await pictures.close();
});

test('a decoder that dies over a picture costs that upload only', async () => {
  const { start, drawing, started } = manualDecoders();
  const pictures = drawnPictures(start);
  const broken = pictures.draw(UPLOAD);
  await settle();
  drawing[0]?.finish(true);
  expect(await broken).toEqual({ fault: 'not_processed' });
  const next = pictures.draw(UPLOAD);
  await settle();
  drawing[1]?.finish();
  expect([await next, started()]).toEqual([{ webp: Buffer.of(2) }, 2]);
  await pictures.close();
});

test('a decoder that cannot start frees its place', async () => {
  const pictures = drawnPictures(() => Promise.reject(new Error('no process')));
  for (let attempt = 0; attempt < 20; attempt += 1) await expect(pictures.draw(UPLOAD)).rejects.toThrow('no process');
});

test('closing lets a picture in progress finish, rejects what waits, and ends every decoder', async () => {
  const { start, drawing, ended } = manualDecoders();
  const pictures = drawnPictures(start);
  const uploads = [1, 2, 3].map(() => pictures.draw(UPLOAD).catch((error: unknown) => error));
  await settle();
  const closed = pictures.close();
  expect(await uploads[2]).toBeInstanceOf(ServerBusy);
  for (const { finish } of drawing) finish();
  await closed;
  expect([await uploads[0], ended.size]).toEqual([{ webp: Buffer.of(1) }, 2]);
});

test('a picture that outlasts the grace of a shutdown is answered as busy, not as a fault of the picture', async () => {
  const { start, ended } = manualDecoders();
  const pictures = drawnPictures(start, 1);
  const upload = pictures.draw(UPLOAD).catch((error: unknown) => error);
  await settle();
  await pictures.close();
  expect(await upload).toBeInstanceOf(ServerBusy);
  expect(ended.size).toBe(1);
});

test('a password is hashed and a file is read while pictures are decoded', async () => {
  const pictures = drawnPictures();
  const { hash } = argon2Hasher();
  // Decoded in this process, four of them fill the thread pool.
  const upload = blackPng(4000, 4000, { interlaced: true });
  let finished = 0;
  const drawn = [1, 2, 3, 4].map(async () => {
    expect(await pictures.draw(upload)).toHaveProperty('webp');
    finished += 1;
  });
  await hash('courtyard-26');
  await readFile(fileURLToPath(import.meta.url));
  expect(finished).toBe(0);
  await Promise.all(drawn);
  await pictures.close();
});
