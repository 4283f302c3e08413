import type { DeclaredLimit } from '@madang/domain/shared/limits.ts';
import type { Refusal } from '@madang/domain/shared/refusal.ts';
import type { z } from 'zod';

/**
 * A rate limit of an operation. The dispatcher takes it before the use case runs, so that no use case reads anything for a call over its
 * limit; an operation with limits may be refused with TOO_MANY_ATTEMPTS.
 */
export interface LimitUse {
  readonly limit: DeclaredLimit;
  /** Only calls with this input field count. */
  readonly field?: string;
  /** An input list whose length is counted, instead of one for each call. */
  readonly each?: string;
  /** Only calls with one of these outcomes count in the end: every other one is taken off again after the use case. */
  readonly counts?: readonly (Refusal | 'OK')[];
}

/**
 * One operation of the contract. `input` is the query of a GET or DELETE and the JSON body of a POST or PUT; with a `file`, the body is a form
 * of several parts (multipart/form-data), or JSON where no file is sent.
 * The answer is one `object`, or a list of `objects` with `total_count`; a list may carry one `object` beside it, for what is
 * true of the whole list (why it is recommended, what else a search found).
 */
export interface Operation {
  readonly summary: string;
  /**
   * Required authority, checked before the use case runs. `anyone`: also Authorization "anonymous"; `user`: a signed-in
   * account; `profile`: one with a chosen profile; `operator`: the installation's key. Else SIGN_IN_NEEDED or
   * PROFILE_NEEDED.
   */
  readonly authority: 'anyone' | 'user' | 'profile' | 'operator';
  readonly input?: z.ZodObject;
  /** The one file that may be sent along. */
  readonly file?: { readonly name: string; readonly mostBytes: number };
  readonly object?: z.ZodType;
  readonly objects?: z.ZodType;
  /** Only these may be refused by the use case; anything else does not compile. */
  readonly refusals: readonly Refusal[];
  readonly limits?: readonly LimitUse[];
  /** Asks for money: with the header Idempotency-Key it may be sent again, and happens once. */
  readonly idempotent?: true;
  /** The route answers 404 unless the server runs with this setting. */
  readonly onlyWith?: 'testSwitches';
}

/** Keeps the literal types of the declarations, so that server and browser infer from the very same value. */
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

/** What a caller passes; `undefined` where the operation takes nothing. */
export type InputOf<O extends Operation> = O extends { readonly input: z.ZodObject }
  ? Schema<O, 'input', 'input'> & Partial<FileOf<O, Blob>>
  : undefined;
/** What a use case receives, validated and with defaults filled in; a file as its bytes. */
export type ParsedOf<O extends Operation> = O extends { readonly input: z.ZodObject }
  ? Schema<O, 'input', 'output'> & FileOf<O, Uint8Array | null>
  : undefined;

/** A page of a list: what was asked for, and how many there are in all (CA-31, CA-85). */
export interface Page<T> {
  readonly objects: readonly T[];
  readonly total_count: number;
}
/** What the envelope carries. */
export type AnswerOf<O extends Operation> = O extends { readonly objects: z.ZodType }
  ? Page<Schema<O, 'objects', 'output'>> &
      (O extends { readonly object: z.ZodType } ? { readonly object: Schema<O, 'object', 'output'> } : unknown)
  : Schema<O, 'object', 'output'>;

export type RefusalOf<O extends Operation> = O['refusals'][number];
