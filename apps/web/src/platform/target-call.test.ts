import { TARGET_METHODS } from '@madang/domain/notices/target-api.ts';
import { expect, test, vi } from 'vitest';
import { callFirst, targetCall } from './target-call.ts';

const path = '/api/content/v01/fe/favorite/add';
const fields = { content_id: '1006' };

test.each(TARGET_METHODS.filter((method) => method !== 'GET'))(
  'a %s is sent to exactly that path with exactly that body [PO-13] [PO-14] [PO-15] [NO-28]',
  (method) => {
    expect(targetCall({ path, http_method: method, request_body: fields })).toEqual({
      method,
      path,
      body: '{"content_id":"1006"}',
    });
  },
);

test('a GET has its fields in the query, because browsers send no body with it', () => {
  expect(targetCall({ path, http_method: 'GET', request_body: fields })).toEqual({
    method: 'GET',
    path: `${path}?content_id=1006`,
  });
  expect(targetCall({ path: `${path}?a=b`, http_method: 'GET', request_body: fields }).path).toBe(`${path}?a=b&content_id=1006`);
});

test('without fields there is no body', () => {
  expect(targetCall({ path, http_method: 'POST', request_body: null })).toEqual({ method: 'POST', path });
});

test('another method is refused [NO-28]', () => {
  const head = { path, http_method: 'HEAD' as 'GET', request_body: null };
  expect(() => targetCall(head)).toThrow('invalid http_method');
});

test.each(['https://elsewhere.example/api/', '//elsewhere.example/api/', '/en_us/main', 'api/content'])(
  'a call to another site is refused: %s [NO-30]',
  (elsewhere) => {
    expect(() => targetCall({ path: elsewhere, http_method: 'POST', request_body: null })).toThrow('is no call of this site');
  },
);

test('a malformed target call is logged and does not block the navigation [NO-29] [NO-30]', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await callFirst({ path: '//elsewhere.example/api/', http_method: 'POST', request_body: null });
  expect(warn.mock.calls).toEqual([[expect.stringContaining('//elsewhere.example/api/ is no call of this site')]]);
  warn.mockRestore();
});
