import { expect, test } from 'vitest';
import { sourceFile } from '../../tools/sources/source-file.ts';
import { commentsNameTheirActors as rule } from './rules/plain-language.ts';

const CODE = 'tools/steps/example.ts';

test.each([
  ['a comment', CODE, '// Whoever calls it waits.', 'Whoever'],
  ['a doc comment without its antecedent', CODE, '/** The same for a film. */\nconst film = 1;', 'stands alone'],
  ['a test title', 'packages/domain/src/gifts/gift.test.ts', "test('a giver is told of it', () => undefined);", 'is told'],
  ['a message of an error', 'packages/streaming/src/boxes.ts', "throw new Error('The box cannot be asked.');", 'asked'],
  ['a line of output with a value in it', CODE, 'print(`${3} calls were told to wait`);', 'told'],
  ['a reason in a list', 'tests/architecture/rules/example.ts', "const REASONS = ['all that is said of a plan'];", 'said'],
  ['a local name', 'bench/load/load.ts', 'const asked = request();', 'asked'],
  ['the name of a timeout', CODE, 'const PATIENCE_MS = 20;', 'PATIENCE_MS'],
])('%s with a word of conversation is found', (_kind, path, text, word) => {
  expect(rule.violationsOf([sourceFile(path, text)]).join('\n')).toContain(word);
});

test.each([
  [
    'a summary of the contract',
    'packages/contract/src/gifts/gifts.contract.ts',
    "const summary = 'Buys a plan for somebody else.';",
  ],
  ['data of a test', 'packages/domain/src/gifts/gift.test.ts', "const note = 'as you asked';"],
  ['a member that is sent', 'packages/domain/src/gifts/gift.ts', 'const { askedAt } = gift;'],
  ['a literal without a space', CODE, "const key = 'asked';"],
])('%s is exempt', (_kind, path, text) => {
  expect(rule.violationsOf([sourceFile(path, text)])).toEqual([]);
});
