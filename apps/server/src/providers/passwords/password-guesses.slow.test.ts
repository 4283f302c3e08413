import { dictionary } from '@zxcvbn-ts/language-common';
import { DEMO_PASSWORD } from '@madang/fixtures/people.ts';
import { faultOfPassword, guessedFirst, isGuessable, PASSWORD_RULE } from '@madang/domain/accounts/credentials.ts';
import { expect, test } from 'vitest';
import { dictionaryGuesses } from './password-guesses.ts';

const guesses = dictionaryGuesses();
const CONTEXT = guessedFirst({ email: 'mina.oliveira@madang.example', firstName: 'Mina', lastName: 'Oliveira' });
const isRefused = async (password: string): Promise<boolean> => isGuessable(await guesses(password, CONTEXT));

test('the 3,000 most common passwords of the allowed lengths are refused', async () => {
  const common = dictionary['passwords-common']
    .map(String)
    .filter((word) => faultOfPassword(word) !== 'too_short' && word.length <= 20);
  const most = common.slice(0, 3000);
  expect(most).toHaveLength(3000);
  const passed: string[] = [];
  for (const password of most) if (!(await isRefused(password))) passed.push(password);
  expect(passed).toEqual([]);
});

// From yearly reports of leaked passwords, and from words that are common where the product is used
test.each([
  '123456',
  '12345678',
  'password',
  'qwerty123',
  'qwerty1',
  '111111',
  'secret',
  '123123',
  'iloveyou',
  'dragon',
  'monkey',
  'abc123',
  'football',
  'letmein',
  'sunshine',
  'princess',
  'admin123',
  'welcome',
  'baseball',
  'superman',
  'trustno1',
  '1q2w3e4r',
  'zaq12wsx',
  'passw0rd',
  'starwars',
  'michael',
  'ashley',
  'shadow',
  'master',
  'jordan23',
  'liverpool',
  'chelsea',
  'pokemon',
  'Password1!',
  'senha123',
  'saranghae1',
  'woaini1314',
  'anhyeuem',
  'contraseña',
  '12345678a',
  'aaaaaaaa1',
  'P@ssw0rd',
  'abcdefgh',
  '🌙🌙🌙🌙🌙🌙',
  '20101990',
  'qwertyuiop1',
  'Mina1994',
  'mina.oliveira',
  'oliveira2026',
  'madang2026',
  'm@d@ng26',
  'minaoliveira1',
])('%s is refused', async (password) => {
  expect(await isRefused(password)).toBe(true);
});

test.each([DEMO_PASSWORD, 'moonlit-yard-8', 'xk3f9z', 'twenty characters ok', '한국드라마짱', 'mañana-é1', '  마당에서 봄을 '])(
  '%s is accepted',
  async (password) => {
    expect(faultOfPassword(password)).toBeNull();
    expect(await isRefused(password)).toBe(false);
  },
);

test('nearly every random password of the minimum length is accepted', async () => {
  // A linear congruential generator keeps the sample reproducible
  let seed = 20_261_128;
  const next = () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const sample = Array.from({ length: 500 }, () =>
    Array.from({ length: PASSWORD_RULE.shortest }, () => 'abcdefghijkmnpqrstuvwxyz23456789'.charAt(Math.floor(next() * 32))).join(
      '',
    ),
  );
  let refused = 0;
  for (const password of sample) if (await isRefused(password)) refused += 1;
  expect(refused).toBeLessThan(25);
});

test('an estimate that is not a number is refused', () => {
  expect([isGuessable(Number.NaN), isGuessable(0), isGuessable(999_999), isGuessable(1_000_000)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('the slowest passwords of twenty characters cost no more CPU time than a few password hashes', async () => {
  await guesses('warm-up', CONTEXT);
  for (const text of [
    '4@8({[<369&#!1/|0$5+',
    '7e/o&/0_![5@!58@8o__',
    '$$$$$$$$$$$$$$$$$$$$',
    '|_||_||_||_||_||_||_',
    '1!1!1!1!1!1!1!1!1!1!',
  ]) {
    const before = process.cpuUsage();
    await guesses(text, CONTEXT);
    expect(process.cpuUsage(before).user / 1000, text).toBeLessThan(400);
  }
});
