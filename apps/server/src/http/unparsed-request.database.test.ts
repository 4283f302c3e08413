import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { FailureEnvelope } from '@madang/contract/envelope.ts';
import { afterAll, expect, test } from 'vitest';
import { startApp } from '../app.fixture.ts';

const { app, close } = await startApp();
afterAll(close);
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as AddressInfo;

/** What the server writes back until it closes the connection. */
const answerTo = async (bytes: string) => {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { status: Number(head.split(' ', 2)[1]), body };
};

test.each([
  ['a method in small letters', 'get / HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['two lengths of one body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
  ['a header of 32 KiB', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(32_768)}\r\n\r\n`, 431],
])('%s is refused with the envelope, and the connection is closed', async (_name, bytes, status) => {
  const answer = await answerTo(bytes);
  expect(answer.status).toBe(status);
  expect(FailureEnvelope.strict().parse(JSON.parse(answer.body)).reason).toBe('INPUT_INVALID');
});
