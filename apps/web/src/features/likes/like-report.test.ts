import { expect, test } from 'vitest';
import { likeReport } from './like-report.ts';

const refused = { status: 500, code: '5000', local: '1001', message: 'no' } as const;
const unanswered = { status: 0, code: '9999', local: '0003', message: 'too late' } as const;

test.each([
  ['getLike', 'API2030', 'API2090'],
  ['addLike', 'API2031', 'API2091'],
  ['removeLike', 'API2032', 'API2092'],
  ['listLikes', 'API2033', 'API2093'],
] as const)('a failed %s is reported as %s, without an answer as %s', (call, number, exception) => {
  expect(likeReport(call, refused, '/main')).toEqual({ code: `${number}-5000-1001`, path: '/main', message: `${call}: no` });
  expect(likeReport(call, unanswered, '/main').code).toBe(`${exception}-9999-0003`);
});
