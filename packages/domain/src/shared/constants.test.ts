import { expect, test } from 'vitest';
import { readRequirements } from '../../../../tools/conformance/requirements.ts';
import * as constants from './constants.ts';

const TEXTS = new Map(readRequirements().requirements.map(({ id, text }) => [id, text]));
/** Numbers of a text as they are written, thousands joined. */
const numbersIn = (id: string): readonly number[] =>
  [...(TEXTS.get(id) ?? '').replaceAll(/(?<=\d),(?=\d{3})/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

const SIZES = [...TEXTS].flatMap(([id, text]) => {
  const { name, size } = /^Page size constant: (?<name>[\w -]+) = (?<size>\d+)\.$/.exec(text)?.groups ?? {};
  return name === undefined
    ? []
    : [{ id, name: name.replaceAll(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase()), size }];
});

test('every page size of the requirements is in the shared constants, with its number [ST-53]', () => {
  expect(SIZES).toHaveLength(20);
  const given = Object.fromEntries(SIZES.map(({ name, size }) => [name, Number(size)]));
  expect(constants.PAGE_SIZES).toMatchObject(given);
});

const DAY_MS = 86_400_000;

test.each<[id: string, ...values: number[]]>([
  ['ST-14', 3, constants.QR_PROMOTION_MS],
  ['ST-16', constants.SESSION_DATA_MS / 60_000],
  ['ST-18', constants.FAVORITE_REST_MS],
  ['ST-20', constants.REQUEST_TIMEOUT_MS],
  ['ST-21', constants.CHUNK_TIMEOUT_MS],
  ['ST-22', constants.TOKEN_COOKIE_DAYS],
  ['ST-23', constants.LANGUAGE_COOKIE_DAYS],
  ['ST-24', constants.POPUP_DELAY_MS],
  ['ST-25', constants.PLAY_CHECK_MS / 1000],
  ['ST-26', constants.FIRST_PLAY_CHECK_MS / 1000],
  ['ST-27', constants.NOTICE_CHECK_MINUTES],
  ['ST-28', constants.LIVE_CHECK_MS / 1000],
  ['ST-30', constants.LIVE_RECOVERY_SECONDS],
  ['ST-31', constants.MAX_PUSH_RECORDS],
  ['ST-54', constants.PREMIUM_PROFILES],
  ['ST-55', constants.PREMIUM_DEVICES],
  ['ST-56', constants.MAX_CARDS],
  ['ST-57', constants.MIN_PASSWORD_LENGTH, constants.MAX_PASSWORD_LENGTH],
  ['ST-58', constants.MAX_PROFILE_NAME_LENGTH],
  ['ST-59', constants.CODE_LENGTH],
  ['ST-60', constants.MAX_OTHER_REASON_LENGTH],
  ['ST-61', constants.MIN_QUERY_LENGTH],
  ['ST-62', constants.ADULT_AGE],
  ['ST-63', constants.MIN_BROWSER_VERSION],
  ['ST-66', constants.RESENDS_A_DAY],
  ['ST-67', constants.POPUP_SKIP_MS / DAY_MS],
  ['ST-68', constants.APP_LAYER_COOKIE_DAYS],
  ['ST-69', 1, Math.round(1 / constants.REDIRECT_CARD_COOKIE_DAYS)],
])('%s gives the numbers of the shared constants [ST-53]', (id, ...values) => {
  expect(numbersIn(id)).toEqual(values);
});

test('the retry of a live call, the wait between changes of the address and the version are those of the requirements [ST-53]', () => {
  // These texts carry other numbers as well.
  expect(numbersIn('ST-29')).toContain(constants.LIVE_RETRY_SECONDS);
  expect(numbersIn('ST-65')[0]).toBe(constants.CHANGE_WAIT_MS / 60_000);
  expect(TEXTS.get('ST-32')).toContain(constants.APP_VERSION);
});
