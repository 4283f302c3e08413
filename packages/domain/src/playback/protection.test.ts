import { expect, test } from 'vitest';
import { CONTENT_TYPES, POLICY_RANGES } from '../catalog/vocabulary.ts';
import { isProtected, keySystemsFor } from './protection.ts';

test('what only subscribers may watch is encrypted, but for what advertises it', () => {
  for (const type of CONTENT_TYPES) {
    for (const range of POLICY_RANGES) {
      const isTrailer = type === 'trailer' || type === 'teaser';
      expect(isProtected({ type, range }), `${type} ${range}`).toBe(range === 'SVOD' && !isTrailer);
    }
  }
});

const WIDEVINE = { keySystem: 'com.widevine.alpha', licenceUrl: 'https://licences.example', certificateUrl: null } as const;

test('with licence servers streaming never uses ClearKey, and downloads always do', () => {
  expect(keySystemsFor({ licenceServers: [] }, 'watch')).toEqual(['org.w3.clearkey']);
  expect(keySystemsFor({ licenceServers: [WIDEVINE] }, 'watch')).toEqual(['com.widevine.alpha']);
  expect(keySystemsFor({ licenceServers: [WIDEVINE] }, 'download')).toEqual(['org.w3.clearkey']);
});
