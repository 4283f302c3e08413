import type { Case } from './requests.ts';

const withoutEach = <T>(items: readonly T[]): readonly (readonly T[])[] => items.map((_, index) => items.toSpliced(index, 1));

const shorter = (text: string): readonly string[] =>
  text.length < 2 ? [] : [text.slice(0, text.length >> 1), text.slice(text.length >> 1), text.slice(0, -1)];

/** Simpler forms of a JSON value: without a field or an item, with shorter text, with a smaller part. */
const simplerValues = (value: unknown): readonly unknown[] => {
  if (typeof value === 'string') return shorter(value);
  if (Array.isArray(value))
    return [...withoutEach(value), ...value.flatMap((item, at) => simplerValues(item).map((simpler) => value.with(at, simpler)))];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  return [
    ...withoutEach(entries).map((rest) => Object.fromEntries(rest)),
    ...entries.flatMap(([key, inner]) => simplerValues(inner).map((simpler) => ({ ...value, [key]: simpler }))),
  ];
};

const simplerBodies = (body: string | null): readonly (string | null)[] => {
  if (body === null) return [];
  try {
    const value = JSON.parse(body) as unknown;
    return [null, ...(body.length < 20_000 ? simplerValues(value).map((simpler) => JSON.stringify(simpler)) : shorter(body))];
  } catch {
    return [null, ...shorter(body)];
  }
};

const simplerTargets = (target: string): readonly string[] => {
  const [path = '', query] = target.split(/\?(.*)/s);
  if (query === undefined) return [];
  const parts = query.split('&');
  return [
    path,
    ...withoutEach(parts).map((rest) => `${path}?${rest.join('&')}`),
    ...parts.flatMap((part, at) => shorter(part).map((simpler) => `${path}?${parts.with(at, simpler).join('&')}`)),
  ];
};

const simplerCases = (given: Case): readonly Case[] => {
  const { request } = given;
  return [
    ...withoutEach(request.headers).map((headers) => ({ ...given, request: { ...request, headers } })),
    ...simplerTargets(request.target).map((target) => ({ ...given, request: { ...request, target } })),
    ...simplerBodies(request.body).map((body) => ({ ...given, request: { ...request, body } })),
    ...(given.caller === 'anonymous' ? [] : [{ ...given, caller: 'anonymous' as const }]),
  ];
};

/** The smallest case that still fails, shrunk greedily within a budget of requests. */
export const shrink = async (given: Case, fails: (simpler: Case) => Promise<boolean>, tries = 150): Promise<Case> => {
  let smallest = given;
  let left = tries;
  for (;;) {
    let found: Case | null = null;
    for (const simpler of simplerCases(smallest)) {
      if (left === 0) return smallest;
      left -= 1;
      if (await fails(simpler)) {
        found = simpler;
        break;
      }
    }
    if (!found) return smallest;
    smallest = found;
  }
};
