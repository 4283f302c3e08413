import { expect, test } from 'vitest';
import { type AudienceKey, audienceMemory } from './audience-memory.ts';

const ADULTS: AudienceKey = { country: 'US', viewingAge: 'adult' };
const OTHERS: readonly AudienceKey[] = [
  { country: 'US', viewingAge: 'family' },
  { country: 'US', viewingAge: 'teen' },
  { country: 'BR', viewingAge: 'adult' },
];

/** A memory over an edition that can be changed, and how often something was made. */
const memoryWith = () => {
  const state = { edition: '1', made: 0 };
  const memory = audienceMemory(() => [state.edition]);
  const rail = (audience: AudienceKey, name = 'rail') =>
    memory.remember(audience, name, async () => {
      state.made += 1;
      return `${audience.country} ${audience.viewingAge} ${name} ${state.edition}`;
    });
  return { state, memory, rail };
};

test('something is made once for an audience, even when two ask at once', async () => {
  const { state, rail } = memoryWith();
  const [first, second] = await Promise.all([rail(ADULTS), rail(ADULTS)]);
  expect([first, second, await rail({ ...ADULTS })]).toEqual(Array.from({ length: 3 }, () => 'US adult rail 1'));
  expect(state.made).toBe(1);
});

test('entries are separate per audience and per name', async () => {
  const { rail } = memoryWith();
  await rail(ADULTS);
  for (const other of OTHERS) expect(await rail(other)).toBe(`${other.country} ${other.viewingAge} rail 1`);
  expect(await rail(ADULTS, 'stage')).toBe('US adult stage 1');
});

test('a new version of the catalogue is rendered again', async () => {
  const { state, rail } = memoryWith();
  await rail(ADULTS);
  state.edition = '2';
  expect(await rail(ADULTS)).toBe('US adult rail 2');
  expect(state.made).toBe(2);
});

test('a failed entry is tried again', async () => {
  const { memory, rail } = memoryWith();
  await expect(memory.remember(ADULTS, 'rail', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await rail(ADULTS)).toBe('US adult rail 1');
});

test('the oldest entry is evicted first, so memory is bounded', async () => {
  const { state, rail } = memoryWith();
  for (let number = 0; number <= 2000; number += 1) await rail(ADULTS, String(number));
  const before = state.made;
  await rail(ADULTS, '2000');
  expect(state.made).toBe(before);
  await rail(ADULTS, '0');
  expect(state.made).toBe(before + 1);
});
