import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { landFileSync } from '@madang/database/durable-files.ts';
import { z } from 'zod';
import { type EnvironmentOf, optionalSetting, type RefuseSettings } from './setting.ts';
import { matching } from './setting-kinds.ts';

const kind = matching('32 bytes in base64url', /^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url');
const secret = <const Name extends string>(name: Name, doc: string) =>
  optionalSetting({ name, kind, doc, secret: true, unset: 'made once, kept in `DATA_DIR/secrets.json`' });

/** Keys of the installation, the same on every node. */
export const secretSettings = {
  tokenKey: secret('TOKEN_KEY', 'Signs access tokens. With another key all viewers are signed out'),
  mediaKey: secret('MEDIA_KEY', 'Signs media URLs and links in mails'),
  protectionKey: secret('PROTECTION_KEY', 'Film keys are derived from it. Also needed by `npm run media`'),
  pinKey: secret(
    'PIN_KEY',
    'Key of the hashes of PINs and codes, and source of gift codes. Back it up: with another key every PIN and code becomes invalid',
  ),
  operatorKey: secret('OPERATOR_KEY', 'Operator API key, for error reports, notices, popups and ZIP code campaigns'),
  payKey: secret('PAY_KEY', 'Shared secret between the server and the payment sandbox. Refused with another payment provider'),
  pushKey: secret(
    'PUSH_KEY',
    'VAPID private key (a scalar of P-256). Back it up: with another key, browsers registered before get no notifications',
  ),
};
type Given = EnvironmentOf<typeof secretSettings>;
type Name = keyof Given;

export interface Secrets {
  /** 32 byte Ed25519 seed that signs access tokens. */
  readonly tokenKey: Buffer;
  /** 32 bytes that sign media addresses. */
  readonly mediaKey: Buffer;
  /** 32 bytes from which the keys of films are derived. */
  readonly protectionKey: Buffer;
  /** 32 bytes that hashes of PINs and codes, and codes of gifts, are made with: with another key none of them is right any more. */
  readonly pinKey: Buffer;
  /** By which operators are known. */
  readonly operatorKey: string;
  /** By which the payment sandbox knows us. */
  readonly payKey: string;
  /** 32 bytes, a scalar of P-256, by which push services know us: with another one no browser is reached that was registered before. */
  readonly pushKey: Buffer;
}

const anyBytes = (): string => randomBytes(32).toString('base64url');

/** The private key of a pair, as 32 bytes: what else its file says is the same for all of its kind. */
const seedOf = ({ privateKey }: ReturnType<typeof generateKeyPairSync>): string => privateKey.export({ format: 'jwk' }).d ?? '';

/** Generators of keys that are not set. */
const MADE: Readonly<Record<Name, () => string>> = {
  TOKEN_KEY: () => seedOf(generateKeyPairSync('ed25519')),
  MEDIA_KEY: anyBytes,
  PROTECTION_KEY: anyBytes,
  PIN_KEY: anyBytes,
  OPERATOR_KEY: anyBytes,
  PAY_KEY: anyBytes,
  PUSH_KEY: () => seedOf(generateKeyPairSync('ec', { namedCurve: 'P-256' })),
};
/** Environment variables of all keys. */
export const SECRET_NAMES = Object.keys(MADE) as readonly Name[];

/** Keys that every file held before files named the keys they have had; PAY_KEY and PUSH_KEY came later. */
const ESTABLISHED: readonly Name[] = ['TOKEN_KEY', 'MEDIA_KEY', 'PROTECTION_KEY', 'PIN_KEY', 'OPERATOR_KEY'];

/** Loose, so that a file of a newer version can be read, and is written back with everything it holds. */
const SecretsFile = z.looseObject({
  ...(Object.fromEntries(SECRET_NAMES.map((name) => [name, kind.schema.optional()])) as Record<
    Name,
    z.ZodOptional<typeof kind.schema>
  >),
  known: z.array(z.string()).optional(),
});
type SecretsFile = z.infer<typeof SecretsFile>;

const textOf = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const WAY_BACK = 'Restore it from a backup, or set the keys in the environment; docs/operations says what is lost with new ones';

/** Reads and checks the file; null where there is none. Its values never appear in a message. */
const readFile = (path: string, wrong: RefuseSettings): SecretsFile | null => {
  const text = textOf(path);
  if (text === null) return null;
  const mode = statSync(path).mode & 0o777;
  // Windows has no such modes.
  if (process.platform !== 'win32' && (mode & 0o077) !== 0)
    throw wrong([`${path}: has mode ${mode.toString(8).padStart(4, '0')}, so that other users have access. Run chmod 600 on it`]);
  const file = SecretsFile.safeParse(parsed(text));
  if (file.success) return file.data;
  const names = new Set(file.error.issues.map(({ path: [name] }) => name).filter((name) => name !== undefined));
  throw wrong([`${path}: is damaged${names.size > 0 ? ` (${[...names].map(String).join(', ')})` : ''}. ${WAY_BACK}`]);
};

const hasEmbeddedRows = (dataDir: string): boolean => {
  try {
    return readdirSync(join(dataDir, 'pglite')).length > 0;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw error;
  }
};

export interface SecretsOptions {
  readonly dataDir: string;
  /** Keys from the environment; they are not written down. */
  readonly given: Given;
  /** Whether rows are in the embedded database of `dataDir`. */
  readonly embedded: boolean;
  /** Makes the error that ends the start. */
  readonly wrong: RefuseSettings;
}

/** Keys that were made for a database on a server, and are not written down yet: only the database tells whether others exist. */
export interface NewSecrets {
  /** Writes the keys to `DATA_DIR/secrets.json` where the database is empty, and throws the error that ends the start where it is not. */
  readonly keep: (isDatabaseEmpty: boolean) => void;
}

export interface LoadedSecrets {
  readonly secrets: Secrets;
  /** Null where all keys were given or kept, or are in the file by now. */
  readonly newSecrets: NewSecrets | null;
  /** Keys made now although the installation may have others: those a newer version introduced, or all without a file. */
  readonly created: readonly string[];
}

/**
 * Keys that are not given are created once, by the first start, and kept in `dataDir`. Later starts create only keys that a newer
 * version introduced. A missing or damaged file never leads to new keys over existing rows: sessions, PINs and codes would be lost, and nodes
 * with different keys would refuse each other's tokens.
 */
export const loadSecrets = ({ dataDir, given, embedded, wrong }: SecretsOptions): LoadedSecrets => {
  const path = join(dataDir, 'secrets.json');
  const needed = SECRET_NAMES.filter((name) => given[name] === undefined);
  const file = needed.length > 0 ? readFile(path, wrong) : null;
  const missing = needed.filter((name) => file?.[name] === undefined);
  if (file === null && missing.length > 0 && embedded && hasEmbeddedRows(dataDir))
    throw wrong([`${path}: is missing, but the database beside it has rows. ${WAY_BACK}`]);
  const known = file?.known ?? ESTABLISHED;
  const lost = file === null ? [] : missing.filter((name) => known.includes(name));
  if (lost.length > 0) throw wrong([`${path}: lacks ${lost.join(', ')}. ${WAY_BACK}`]);
  const made = Object.fromEntries(missing.map((name) => [name, MADE[name]()]));
  const had = [...new Set([...(file?.known ?? []), ...SECRET_NAMES])];
  const write = (): void => {
    mkdirSync(dataDir, { recursive: true });
    landFileSync(path, `${JSON.stringify({ ...file, ...made, known: had }, null, 2)}\n`, 0o600);
  };
  const keep = (isDatabaseEmpty: boolean): void => {
    if (!isDatabaseEmpty)
      throw wrong([
        `${missing.join(', ')}: not set, and ${path} is missing, but the database at DATABASE_URL has rows that were made with such keys. ` +
          `Copy the file of a node that runs. ${WAY_BACK}`,
      ]);
    write();
  };
  const isUndecided = file === null && missing.length > 0 && !embedded;
  if (!isUndecided && needed.length > 0 && (missing.length > 0 || had.length !== file?.known?.length)) write();
  const values = { ...file, ...made, ...given } as Readonly<Record<Name, string>>;
  const bytes = (name: Name): Buffer => Buffer.from(values[name], 'base64url');
  return {
    secrets: {
      tokenKey: bytes('TOKEN_KEY'),
      mediaKey: bytes('MEDIA_KEY'),
      protectionKey: bytes('PROTECTION_KEY'),
      pinKey: bytes('PIN_KEY'),
      operatorKey: values.OPERATOR_KEY,
      payKey: values.PAY_KEY,
      pushKey: bytes('PUSH_KEY'),
    },
    newSecrets: isUndecided ? { keep } : null,
    created: file === null && embedded ? [] : missing,
  };
};
