import { expect, test } from 'vitest';
import { faultsOfHelpRequest, HELP_MESSAGE, HELP_REQUEST_TOPICS, normalHelpMessage } from './help-request.ts';

const GOOD = { email: 'bora@madang.example', topic: 'paying', message: 'I was charged twice in November.' };

test('a message with an address, a topic and a text can be sent', () => {
  expect(faultsOfHelpRequest(GOOD)).toEqual({});
  for (const topic of HELP_REQUEST_TOPICS) expect(faultsOfHelpRequest({ ...GOOD, topic })).toEqual({});
});

test.each([
  ['no address', { email: '' }, { email: 'missing' }],
  ['an address without a domain', { email: 'bora' }, { email: 'malformed' }],
  ['no topic', { topic: '' }, { topic: 'missing' }],
  ['an unknown topic', { topic: 'constructor' }, { topic: 'missing' }],
  ['a message of spaces', { message: ' \r\n ' }, { message: 'missing' }],
  ['a message of nine characters', { message: 'x'.repeat(9) }, { message: 'too_short' }],
  ['a message of one character too many', { message: '가'.repeat(HELP_MESSAGE.longest + 1) }, { message: 'too_long' }],
  ['nothing', { email: '', topic: '', message: '' }, { email: 'missing', topic: 'missing', message: 'missing' }],
])('%s is a fault of its field', (_name, different, faults) => {
  expect(faultsOfHelpRequest({ ...GOOD, ...different })).toEqual(faults);
});

test('the shortest and the longest message can be sent, counted as a reader counts', () => {
  for (const length of [HELP_MESSAGE.shortest, HELP_MESSAGE.longest])
    expect(faultsOfHelpRequest({ ...GOOD, message: '👩‍🚀'.repeat(length) })).toEqual({});
});

test('a message posted by a form and by a script is one text', () => {
  expect(normalHelpMessage(' One\r\ntwo\n')).toBe('One\ntwo');
  expect(normalHelpMessage('소라'.normalize('NFD'))).toBe('소라');
});
