import type { LicenceServer } from '@madang/domain/playback/protection.ts';
import { expect, test } from 'vitest';
import { licenceOrigins } from './licence-origins.ts';

const server = (keySystem: LicenceServer['keySystem'], licenceUrl: string, certificateUrl: string | null = null) => ({
  keySystem,
  licenceUrl,
  certificateUrl,
});

test('pages may connect to the hosts of license servers and certificates, each listed once, and to no others', () => {
  const licenceServers = [
    server('com.widevine.alpha', 'https://drm.example/widevine?tenant=1'),
    server('com.microsoft.playready', 'https://drm.example/playready'),
    server('com.apple.fps', 'https://fps.example:8443/ckc', 'https://files.example/certificate.cer'),
  ];
  expect(licenceOrigins({ protection: { licenceServers } })).toEqual([
    'https://drm.example',
    'https://fps.example:8443',
    'https://files.example',
  ]);
  expect(licenceOrigins({ protection: { licenceServers: [] } })).toEqual([]);
  expect(licenceOrigins({ protection: null })).toEqual([]);
});
