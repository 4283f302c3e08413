import { z } from 'zod';
import type { SettingKind } from './setting.ts';

const quoted = (values: readonly string[]): string => values.map((value) => `\`${value}\``).join(', ');

/** Text that `schema` accepts. */
export const text = (values: string, schema: z.ZodType<string> = z.string()): SettingKind<string> => ({ schema, values });

/** Text of one form; `error` follows the name of the setting, as in “must be …”. */
export const matching = (values: string, pattern: RegExp, error: string): SettingKind<string> => ({
  schema: z.string().regex(pattern, error),
  values,
});

export const integer = (min: number, max: number): SettingKind<number> => ({
  schema: z.coerce.number().int().min(min).max(max),
  values: `${min} to ${max.toLocaleString('en-US')}`,
});

/** A port to listen on; 0 takes any free one. */
export const port: SettingKind<number> = { schema: z.coerce.number().int().min(0).max(65_535), values: 'port' };

export const choice = <const Value extends string>(...values: readonly [Value, ...Value[]]): SettingKind<Value> => ({
  schema: z.enum(values),
  values: quoted(values),
});

/** A boolean by two words, of which the first is true. */
const either = (yes: string, no: string): SettingKind<boolean> => ({
  schema: z.enum([yes, no]).transform((value) => value === yes),
  values: quoted([yes, no]),
});

export const onOff = either('on', 'off');

export const openClosed = either('open', 'closed');

export const date: SettingKind<string> = { schema: z.iso.date(), values: 'date, as in `2027-01-31`' };

export const url: SettingKind<string> = { schema: z.url({ protocol: /^https?$/ }), values: 'URL' };

/** URL of an external service: https, except on localhost, as tests start it. */
export const elsewhere = z
  .url({ protocol: /^https?$/ })
  .refine(
    (address) => address.startsWith('https:') || /^http:\/\/(127\.0\.0\.1|localhost)[:/]/.test(address),
    'must begin with https://',
  );

export const serviceUrl: SettingKind<string> = { schema: elsewhere, values: 'https URL' };

/** A stand-in for an external service, which only tests use. */
export const testUrl: SettingKind<string> = {
  schema: z.url({ protocol: /^http$/, hostname: /^(127\.0\.0\.1|localhost)$/, error: 'only for tests: http://127.0.0.1:…' }),
  values: '`http://127.0.0.1:…`',
};

const names = z.string().transform(
  (joined) =>
    new Set(
      joined
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    ),
);

/** Names joined by commas, each once. */
export const list = (
  values = 'list, separated by commas',
  schema: z.ZodType<Set<string>> = names,
): SettingKind<ReadonlySet<string>> => ({
  schema,
  values,
});

export const listOf = (values: string, isAllowed: (name: string) => boolean, error: string): SettingKind<ReadonlySet<string>> =>
  list(
    values,
    names.refine((given) => [...given].every(isAllowed), { error }),
  );

/** JSON that `schema` accepts. */
export const json = <T>(values: string, schema: z.ZodType<T>): SettingKind<T> => ({
  schema: z
    .string()
    .transform((written, context): unknown => {
      try {
        return JSON.parse(written);
      } catch {
        context.addIssue('must be JSON');
        return z.NEVER;
      }
    })
    .pipe(schema),
  values,
});

/** Whether an address leads to this machine alone. */
export const isLoopback = (address: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname);

/** Where browsers keep keys (Secure Contexts, section 3.1): over TLS, and on the machine itself. */
export const isSecureContext = (address: string): boolean => {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
};
