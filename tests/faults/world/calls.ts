import { setTimeout as pause } from 'node:timers/promises';
import { type OperationName, ROUTES } from '@madang/contract/routes.ts';
import { hasBody, type Method } from '@madang/contract/viewer-routes.ts';
import { pathOf } from '../../../bench/site/calls.ts';

/** What a server said; a refusal of ours has a reason. */
export interface CallResponse {
  readonly status: number;
  readonly reason: string | null;
  readonly object: Readonly<Record<string, unknown>> | null;
}

/** Client timeout for one response, in milliseconds. */
const TIMEOUT_MS = 30_000;
const BETWEEN_TRIES_MS = 50;

const read = (text: string): { readonly reason?: string; readonly object?: Record<string, unknown> } => {
  try {
    return JSON.parse(text) as { readonly reason?: string; readonly object?: Record<string, unknown> };
  } catch {
    return {};
  }
};

/** The connection was refused, or broke before the response: the outcome is unknown. */
export type NoAnswer = 'unreached' | 'cut off';

const isUnreached = (error: unknown): boolean =>
  error instanceof Error && (error.cause as { readonly code?: unknown } | undefined)?.code === 'ECONNREFUSED';

/** One call, once. */
export const askOnce = async (
  origin: string,
  name: OperationName,
  input: object,
  authorization = 'anonymous',
): Promise<CallResponse | NoAnswer> => {
  const [method] = ROUTES[name].split(' ') as [Method];
  const withBody = hasBody(method);
  const path = pathOf(name, withBody ? {} : (input as Record<string, string>));
  try {
    const response = await fetch(origin + path, {
      method,
      headers: { authorization, ...(withBody && { 'content-type': 'application/json' }) },
      ...(withBody && { body: JSON.stringify(input) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { reason = null, object = null } = read(await response.text());
    return { status: response.status, reason, object };
  } catch (error) {
    return isUnreached(error) ? 'unreached' : 'cut off';
  }
};

/** Asks the same again and again, at whichever node, until one answers what is not an outage; null where none did for so long (ms). */
export const askUntilAnswered = async (
  origins: () => string,
  name: OperationName,
  input: object,
  { as, within = 60_000, onCut }: { readonly as?: string; readonly within?: number; readonly onCut?: () => void } = {},
): Promise<CallResponse | null> => {
  const until = performance.now() + within;
  while (performance.now() < until) {
    const response = await askOnce(origins(), name, input, as);
    if (response === 'cut off') onCut?.();
    else if (response !== 'unreached' && response.status < 500) return response;
    await pause(BETWEEN_TRIES_MS);
  }
  return null;
};
