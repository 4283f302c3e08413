import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exampleFilm } from '../example-film.fixture.ts';
import { encryptedFolder, encryptedIndexFile } from './encrypted-film.ts';
import { filmKey, trackKey } from './film-keys.ts';

const secrets = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes));
const assets = fc.stringMatching(/^[a-z0-9-]{1,40}$/);

test('every node with the secret has the same key for a film, and no two films the same', () => {
  fc.assert(
    fc.property(secrets, assets, assets, (secret, one, other) => {
      const { key, keyId } = filmKey(secret, one);
      expect([key.length, keyId.length]).toEqual([16, 16]);
      expect(filmKey(Buffer.from(secret), one)).toEqual({ key, keyId });
      expect(trackKey(secret, one, 'v360')).toMatchObject({ key, keyId });
      expect(key).not.toEqual(keyId);
      if (one !== other) expect(filmKey(secret, other).key).not.toEqual(key);
    }),
  );
});

test('another secret is another key, and leads to other files', () => {
  const [film, [track]] = [exampleFilm(), exampleFilm().video];
  const [one, other] = [filmKey(Buffer.alloc(32, 1), 'moon'), filmKey(Buffer.alloc(32, 2), 'moon')];
  expect(one.key).not.toEqual(other.key);
  if (!track) throw new Error('The film has no picture.');
  expect(encryptedFolder(track, one.keyId)).not.toBe(encryptedFolder(track, other.keyId));
  expect(encryptedIndexFile(film, one.keyId)).not.toBe(encryptedIndexFile(film, other.keyId));
  expect(encryptedIndexFile({ fingerprint: 'another' }, one.keyId)).not.toBe(encryptedIndexFile(film, one.keyId));
});

test('tracks of a film share its key, and begin with vectors of their own', () => {
  const [picture, sound] = ['v360', 'a-ko'].map((track) => trackKey(Buffer.alloc(32, 1), 'moon', track));
  expect(picture?.key).toEqual(sound?.key);
  expect(picture?.iv).not.toEqual(sound?.iv);
});
