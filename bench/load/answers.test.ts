import { expect, test } from 'vitest';
import { answerReader } from './answers.ts';

/** Statuses that a reader reports for bytes that arrive in these chunks. */
const statusesOf = (...pieces: readonly string[]): readonly number[] => {
  const statuses: number[] = [];
  const read = answerReader((status) => statuses.push(status));
  for (const piece of pieces) read(Buffer.from(piece));
  return statuses;
};

const WITH_LENGTH = 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello';
const CHUNKED = 'HTTP/1.1 404 Not Found\r\ntransfer-encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n';
const NO_BODY = 'HTTP/1.1 304 Not Modified\r\ncontent-length: 0\r\n\r\n';

test('an answer ends where its length or its last chunk says', () => {
  expect(statusesOf(WITH_LENGTH)).toEqual([200]);
  expect(statusesOf(CHUNKED)).toEqual([404]);
  expect(statusesOf(NO_BODY)).toEqual([304]);
  expect(statusesOf('HTTP/1.1 200 OK\r\n\r\n0\r\n\r\n')).toEqual([200]);
});

test('answers that come in any pieces are counted once each', () => {
  for (const answer of [WITH_LENGTH, CHUNKED, NO_BODY]) {
    const status = Number(answer.slice(9, 12));
    expect(statusesOf(...answer)).toEqual([status]);
    for (let cut = 1; cut < answer.length; cut += 1)
      expect(statusesOf(answer.slice(0, cut), answer.slice(cut))).toEqual([status]);
    expect(statusesOf(answer, answer)).toEqual([status, status]);
  }
});

test('an answer that has not come to its end is not counted', () => {
  expect(statusesOf(WITH_LENGTH.slice(0, -1))).toEqual([]);
  expect(statusesOf(CHUNKED.slice(0, -1))).toEqual([]);
});
