import { expect, test, vi } from 'vitest';
import { canDecrypt, drmConfiguration, type KeySystem, type KeySystemAccess } from './protection.ts';

const system = (name: string, licenceUrl: string | null = null, certificateUrl: string | null = null): KeySystem => ({
  name,
  licenceUrl,
  certificateUrl,
});

/** A browser that has these systems. */
const browserWith = (...names: readonly string[]) => {
  const requestAccess = vi.fn(async (name: string, _configurations: MediaKeySystemConfiguration[]) => {
    if (!names.includes(name)) throw new DOMException('No such system.', 'NotSupportedError');
    return { keySystem: name } as MediaKeySystemAccess;
  });
  return { requestAccess, browser: { requestMediaKeySystemAccess: requestAccess } satisfies KeySystemAccess };
};

test('a browser is asked once for a key system, and for exactly what we encrypt', async () => {
  const { requestAccess, browser } = browserWith('com.example.one');
  const protection = { scheme: 'cbcs', keySystems: [system('com.example.one')] } as const;
  expect([await canDecrypt(browser, protection), await canDecrypt(browser, protection)]).toEqual([true, true]);
  expect(requestAccess).toHaveBeenCalledTimes(1);
  const [configuration] = requestAccess.mock.calls[0]?.[1] ?? [];
  for (const capability of [...(configuration?.videoCapabilities ?? []), ...(configuration?.audioCapabilities ?? [])]) {
    expect(capability.encryptionScheme).toBe('cbcs');
  }
});

test('one of several systems is enough, and none is not', async () => {
  const { browser } = browserWith('com.example.three');
  const keySystems = [system('com.example.two'), system('com.example.three')];
  expect(await canDecrypt(browser, { scheme: 'cbcs', keySystems })).toBe(true);
  expect(await canDecrypt(browser, { scheme: 'cbcs', keySystems: [system('com.example.four')] })).toBe(false);
});

test('a page that is not safe has no key systems at all', async () => {
  expect(await canDecrypt({}, { scheme: 'cbcs', keySystems: [system('com.example.five')] })).toBe(false);
});

test('every licence server and certificate reaches the streaming library, ClearKey and clear films nothing', () => {
  const keySystems = [
    system('com.widevine.alpha', 'https://w.example/licence'),
    system('com.microsoft.playready', 'https://p.example/rights'),
    system('com.apple.fps', 'https://f.example/ckc', 'https://f.example/certificate'),
  ];
  expect(drmConfiguration({ scheme: 'cbcs', keySystems })).toEqual({
    servers: {
      'com.widevine.alpha': 'https://w.example/licence',
      'com.microsoft.playready': 'https://p.example/rights',
      'com.apple.fps': 'https://f.example/ckc',
    },
    advanced: { 'com.apple.fps': { serverCertificateUri: 'https://f.example/certificate' } },
  });
  const nothing = { servers: {}, advanced: {} };
  expect(drmConfiguration({ scheme: 'cbcs', keySystems: [system('org.w3.clearkey')] })).toEqual(nothing);
  expect(drmConfiguration(undefined)).toEqual(nothing);
});
