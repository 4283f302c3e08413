/** How films for subscribers are encrypted, and whether this browser can play them. */

/** Keeps keys within the browser; its name is that of Encrypted Media Extensions. */
export interface KeySystem {
  readonly name: string;
  /** Where licences are asked for; null where the playlists name the key. */
  readonly licenceUrl: string | null;
  /** Of the service, where devices want it before they ask. */
  readonly certificateUrl: string | null;
}

export interface Protection {
  /** Of ISO/IEC 23001-7. */
  readonly scheme: 'cbcs';
  readonly keySystems: readonly KeySystem[];
}

/** The kinds of initial data that our playlists and segments carry. */
const INITIAL_DATA = ['keyids', 'cenc', 'sinf', 'skd'];
/** H.264 and AAC as every rung of ours has them. */
const PICTURE = 'video/mp4; codecs="avc1.42c01e"';
const SOUND = 'audio/mp4; codecs="mp4a.40.2"';

/** The part of a navigator that answers; there is none on pages that are not safe. */
export interface KeySystemAccess {
  readonly requestMediaKeySystemAccess?: (
    name: string,
    configurations: MediaKeySystemConfiguration[],
  ) => Promise<MediaKeySystemAccess>;
}

const hasKeySystem = async (browser: KeySystemAccess, name: string, encryptionScheme: string): Promise<boolean> => {
  const configuration: MediaKeySystemConfiguration = {
    initDataTypes: INITIAL_DATA,
    videoCapabilities: [{ contentType: PICTURE, encryptionScheme }],
    audioCapabilities: [{ contentType: SOUND, encryptionScheme }],
  };
  // A browser that has the interface and not the system refuses.
  const access = await browser.requestMediaKeySystemAccess?.(name, [configuration]).catch(() => undefined);
  return access !== undefined;
};

const answers = new Map<string, Promise<boolean>>();

/** Whether one of the key systems is there and decrypts what we encrypt. A browser is asked once, and only when such a film is opened. */
export const canDecrypt = async (browser: KeySystemAccess, { scheme, keySystems }: Protection): Promise<boolean> => {
  for (const { name } of keySystems) {
    const key = `${name} ${scheme}`;
    const answer = answers.get(key) ?? hasKeySystem(browser, name, scheme);
    answers.set(key, answer);
    if (await answer) return true;
  }
  return false;
};

interface DrmConfiguration {
  readonly servers: Readonly<Record<string, string>>;
  readonly advanced: Readonly<Record<string, { readonly serverCertificateUri: string }>>;
}

/** Where the streaming library asks for licences. ClearKey needs no server: the playlists name the key. */
export const drmConfiguration = (protection: Protection | undefined): DrmConfiguration => {
  const systems = protection?.keySystems ?? [];
  return {
    servers: Object.fromEntries(systems.flatMap(({ name, licenceUrl }) => (licenceUrl === null ? [] : [[name, licenceUrl]]))),
    advanced: Object.fromEntries(
      systems.flatMap(({ name, certificateUrl }) =>
        certificateUrl === null ? [] : [[name, { serverCertificateUri: certificateUrl }]],
      ),
    ),
  };
};
