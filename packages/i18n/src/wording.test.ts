import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type Language, loadWords, loadedWords } from './catalogues.ts';

type Text = readonly [path: string, text: string];

const textsOf = (words: object, path: string): readonly Text[] =>
  Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' ? [[`${path}.${key}`, value] as const] : textsOf(value as object, `${path}.${key}`),
  );
const textsIn = (language: Language): readonly Text[] => textsOf(loadedWords(language), language);

beforeAll(async () => {
  for (const file of readdirSync(new URL('./parts', import.meta.url))) await import(`./parts/${file.replace('.ts', '')}.ts`);
  for (const language of ['zh_cn', 'vi_vn'] as const) await loadWords(language);
});

/** The last day on which something can still be paid or put right. */
const DEADLINES = [
  'checkout.slip.due',
  'mail.kinds.payment_failed.cases.last',
  'mail.kinds.boleto_issued.text',
  'payment.own.next.elsewhereOwed',
];

/** Chinese dates end in a character, so nothing separates them from the text around them. */
const DATES: Readonly<Record<string, string>> = {
  '{date}': '日',
  '{at}': '日',
  '{due}': '日',
  '{until}': '日',
  '{month}': '月',
  '{day}': '日',
};
const matching = (language: Language, pattern: RegExp): readonly Text[] =>
  textsIn(language).filter(([, text]) => pattern.test(text.replaceAll(/\{\w+\}/g, (name) => DATES[name] ?? name)));

test('Chinese has one space between characters and Latin letters or digits, and none beside dates', () => {
  expect(matching('zh_cn', /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%+]\p{Script=Han}/u)).toEqual([]);
  expect(
    matching('zh_cn', /\p{Script=Han} +[\p{Script=Han}，。：；！？（）《》“”]|[，。：；！？（）《》] +\p{Script=Han}/u),
  ).toEqual([]);
});

test('Chinese has full-width punctuation beside characters', () => {
  expect(matching('zh_cn', /\p{Script=Han}[,;:!?().]|[,;:!?()]\p{Script=Han}/u)).toEqual([]);
});

test.each<[Language, RegExp, string]>([
  ['zh_cn', /档案/, 'viewers’ profiles are 用户; 档案 are personnel files'],
  ['zh_cn', /通行证/, 'a pass is a 会员卡; 通行证 lets a person through a gate'],
  ['zh_cn', /网络漫画/, 'webtoons are 条漫'],
  ['zh_cn', /发票/, '发票 are tax documents; the product issues 收据'],
  ['zh_cn', /网络地址/, 'an IP address is an IP 地址'],
  ['zh_cn', /(?<!错误)代码/, 'what a TV shows is a 登录码'],
  ['zh_cn', /优惠券|账号|合作伙伴|主卡|你/, 'one word for one thing: 优惠码, 账户, 合作方, 默认卡, 您'],
  ['vi_vn', /người đăng ký/i, 'subscribers are hội viên; đăng ký is also to sign up'],
  ['vi_vn', /(?<!hộp |thư mục |mục )(?<!\p{L})thư(?! mục| rác)(?!\p{L})/iu, 'email is email; thư is paper'],
  ['vi_vn', /hóa đơn/i, 'hóa đơn are tax documents; the product issues biên lai'],
  ['vi_vn', /tạm nghỉ|thẻ xem|địa chỉ mạng|trình đơn/i, 'tạm ngưng, Premium Pass, địa chỉ IP, menu'],
  ['vi_vn', /(?:vào|đến|từ|trước) \{(?:at|until)\}/i, 'dates without a weekday follow ngày'],
])('%s does not say %s: %s', (language, pattern) => {
  expect(textsIn(language).filter(([, text]) => pattern.test(text))).toEqual([]);
});

test.each([
  ['zh_cn', /前/],
  ['vi_vn', /trước/],
] as const)('a deadline in %s includes its day', (language, before) => {
  const texts = textsIn(language).filter(([path]) => DEADLINES.some((name) => path === `${language}.${name}`));
  expect(texts).toHaveLength(DEADLINES.length);
  expect(texts.filter(([, text]) => before.test(text.replaceAll(/前往|或之前/g, '')))).toEqual([]);
});
