import type { DeclaredLimit } from '@madang/domain/shared/limits.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { z } from 'zod';

/**
 * Rate limit of an operation, enforced by the dispatcher before the use case runs. An operation with limits may be
 * refused with TOO_MANY_ATTEMPTS.
 */
export interface LimitUse {
  readonly limit: DeclaredLimit;
  /** Counts only calls with this input field. */
  readonly field?: string;
  /** Counts the items of this input list instead of calls. */
  readonly each?: string;
  /** Counts only calls with one of these outcomes. Others are refunded after the use case. */
  readonly counts?: readonly (Refusal | 'OK')[];
}

/**
 * Operation of the contract. `input` is the query of a GET or DELETE and the JSON body of a POST or PUT. With a `file`,
 * the body is multipart/form-data, or JSON where no file is sent. It returns one `object`, or a list of `objects` with
 * `total_count`. A list may carry one `object` with facts about the whole list (why it is recommended, what else a
 * search found).
 */
export interface Operation {
  readonly summary: string;
  /**
   * Required authority, checked before the use case runs. `anyone`: also Authorization "anonymous". `user`: a signed-in
   * account. `profile`: one with a chosen profile. `operator`: the installation's key. Else SIGN_IN_NEEDED or
   * PROFILE_NEEDED.
   */
  readonly authority: 'anyone' | 'user' | 'profile' | 'operator';
  readonly input?: z.ZodObject;
  /** Optional file upload. */
  readonly file?: { readonly name: string; readonly mostBytes: number };
  readonly object?: z.ZodType;
  readonly objects?: z.ZodType;
  /** Refusals that the use case may return. Others do not compile. */
  readonly refusals: readonly Refusal[];
  readonly limits?: readonly LimitUse[];
  /** Charges money: with an Idempotency-Key header, retries are executed once. */
  readonly idempotent?: true;
  /** The route answers 404 unless this server setting is on. */
  readonly onlyWith?: 'testSwitches';
}

/** Identity function that preserves literal types for inference. */
export const operations = <const O extends Readonly<Record<string, Operation>>>(declarations: O): O => declarations;

type Schema<O, K extends keyof Operation, Side extends 'input' | 'output'> = O extends {
  readonly [P in K]: infer S extends z.ZodType;
}
  ? Side extends 'input'
    ? z.input<S>
    : z.output<S>
  : never;

type FileOf<O extends Operation, Sent> = O extends { readonly file: { readonly name: infer Name extends string } }
  ? { readonly [P in Name]: Sent }
  : unknown;

/** Input type of a caller. `undefined` for none. */
export type InputOf<O extends Operation> = O extends { readonly input: z.ZodObject }
  ? Schema<O, 'input', 'input'> & Partial<FileOf<O, Blob>>
  : undefined;
/** Validated input of a use case, with defaults. Files as bytes. */
export type ParsedOf<O extends Operation> = O extends { readonly input: z.ZodObject }
  ? Schema<O, 'input', 'output'> & FileOf<O, Uint8Array | null>
  : undefined;

/** Page of a list, with the total count (CA-31, CA-85). */
export interface Page<T> {
  readonly objects: readonly T[];
  readonly total_count: number;
}
/** Payload of the envelope. */
export type AnswerOf<O extends Operation> = O extends { readonly objects: z.ZodType }
  ? Page<Schema<O, 'objects', 'output'>> &
      (O extends { readonly object: z.ZodType } ? { readonly object: Schema<O, 'object', 'output'> } : unknown)
  : Schema<O, 'object', 'output'>;

export type RefusalOf<O extends Operation> = O['refusals'][number];
