/** Encryption of subscriber films, and whether this browser can play them. */

/** Key system of Encrypted Media Extensions. */
export interface KeySystem {
  readonly name: string;
  /** Licence server. Null where the playlists contain the key. */
  readonly licenceUrl: string | null;
  /** Server certificate, for devices that need it before the licence request. */
  readonly certificateUrl: string | null;
}

export interface Protection {
  /** Protection scheme (ISO/IEC 23001-7). */
  readonly scheme: 'cbcs';
  readonly keySystems: readonly KeySystem[];
}

/** Init data types in our playlists and segments. */
const INITIAL_DATA = ['keyids', 'cenc', 'sinf', 'skd'];
/** Codecs of all our renditions. */
const PICTURE = 'video/mp4; codecs="avc1.42c01e"';
const SOUND = 'audio/mp4; codecs="mp4a.40.2"';

/** Subset of Navigator. The method is missing in insecure contexts. */
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
  // A browser without this key system rejects.
  const access = await browser.requestMediaKeySystemAccess?.(name, [configuration]).catch(() => undefined);
  return access !== undefined;
};

const answers = new Map<string, Promise<boolean>>();

/** Whether one of the key systems is available for our scheme. Checked only when an encrypted film is opened. */
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

/** DRM configuration of the streaming library. ClearKey needs no server: the playlists contain the key. */
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
