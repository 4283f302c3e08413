import { afterEach, expect, test, vi } from 'vitest';
import { loader } from './list.page.tsx';

afterEach(() => vi.restoreAllMocks());

test('a list without an id is not found without a call, and the log names what was missing [CA-79]', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const get = vi.fn();
  const request = new Request('https://madang.example/en_us/list/');
  const answer = loader({ params: { lang: 'en_us' }, request, context: { get } } as unknown as Parameters<typeof loader>[0]);
  await expect(answer).rejects.toMatchObject({ init: { status: 404 } });
  expect(warned.mock.calls).toEqual([['ID required']]);
  expect(get).not.toHaveBeenCalled();
});
