import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const key = z
  .string()
  .regex(/^[A-Za-z0-9_-]{43}$/, 'must be 32 bytes in base64url')
  .optional();

/** 32 bytes each; README lists them. */
export const SECRET_ENVIRONMENT = {
  TOKEN_KEY: key,
  MEDIA_KEY: key,
  PROTECTION_KEY: key,
  PIN_KEY: key,
  OPERATOR_KEY: key,
  PAY_KEY: key,
  PUSH_KEY: key,
};
type Name = keyof typeof SECRET_ENVIRONMENT;
type Given = z.infer<z.ZodObject<typeof SECRET_ENVIRONMENT>>;

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

/** How one is made where none was given. */
const MADE: Readonly<Record<Name, () => string>> = {
  TOKEN_KEY: () => seedOf(generateKeyPairSync('ed25519')),
  MEDIA_KEY: anyBytes,
  PROTECTION_KEY: anyBytes,
  PIN_KEY: anyBytes,
  OPERATOR_KEY: anyBytes,
  PAY_KEY: anyBytes,
  PUSH_KEY: () => seedOf(generateKeyPairSync('ec', { namedCurve: 'P-256' })),
};
const NAMES = Object.keys(MADE) as readonly Name[];

/** Secrets that were not set are made once and kept in `dataDir`, readable by the owner alone; those that were set are not written down. */
export const keptSecrets = (dataDir: string, given: Given): Secrets => {
  const path = join(dataDir, 'secrets.json');
  const kept = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Partial<Record<Name, string>>) : {};
  const own = NAMES.filter((name) => given[name] === undefined).map((name) => [name, kept[name] ?? MADE[name]()] as const);
  if (own.some(([name]) => kept[name] === undefined)) {
    mkdirSync(dataDir, { recursive: true });
    const text = JSON.stringify({ ...kept, ...Object.fromEntries(own) }, null, 2);
    writeFileSync(`${path}.new`, `${text}\n`, { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  const secrets = { ...given, ...Object.fromEntries(own) } as Readonly<Record<Name, string>>;
  const bytes = (name: Name): Buffer => Buffer.from(secrets[name], 'base64url');
  return {
    tokenKey: bytes('TOKEN_KEY'),
    mediaKey: bytes('MEDIA_KEY'),
    protectionKey: bytes('PROTECTION_KEY'),
    pinKey: bytes('PIN_KEY'),
    operatorKey: secrets.OPERATOR_KEY,
    payKey: secrets.PAY_KEY,
    pushKey: bytes('PUSH_KEY'),
  };
};
