import { PAYMENT_METHODS } from '@madang/domain/subscriptions/platform.ts';
import { loadWords, loadedWords } from '@madang/i18n/catalogues.ts';
import { paymentWords } from '@madang/i18n/parts/payment.ts';
import { beforeAll, expect, test } from 'vitest';
import { methodName, platformName } from './payment-names.ts';

beforeAll(() => loadWords('en_us'));

const own = () => loadedWords('en_us', paymentWords).payment.own;

test.each([
  ['AMAZON', 'Amazon'],
  ['APPLE', 'Apple'],
  ['ANDROID', 'Android'],
  ['ROKU', 'Roku'],
  ['SAMSUNG', 'Samsung'],
  ['CARD', 'Card'],
  ['BOLETO', 'Boleto'],
  ['VIZIO', 'VIZIO'],
  ['BANGO', 'Bango'],
  ['VERIZON', 'Verizon'],
  ['COUPON', 'Coupon'],
])('%s is named %s', (method, name) => expect(methodName(own(), method)).toBe(name));

test('every payment method has a name that is not its code', () => {
  expect(PAYMENT_METHODS.filter((method) => methodName(own(), method) === method && !['VIZIO'].includes(method))).toEqual([]);
});

test('a card is named by its brand and its last digits', () => {
  expect(methodName(own(), 'CARD', { brand: 'mastercard', last4: '4444' })).toBe('Mastercard ending in 4444');
  expect(methodName(own(), 'CARD', { brand: 'unheard of', last4: '0000' })).toBe('Card ending in 0000');
});

test.each([
  ['WEB_BASIC_MONTHLY_USD', 'CARD', 'The Madang website'],
  ['STV_BASIC_MONTHLY_USD', 'SAMSUNG', 'Samsung TV'],
  ['VTW_BASIC_MONTHLY_USD', 'VIZIO', 'VIZIO TV'],
  ['IOS_PREMIUM_MONTHLY', 'APPLE', 'Apple App Store'],
  ['AND_BASIC_MONTHLY', 'ANDROID', 'Google Play'],
  ['AMZ_BASIC_MONTHLY', 'AMAZON', 'Amazon'],
  ['ROKU_BASIC_MONTHLY', 'ROKU', 'Roku'],
  ['VRZ_BASIC_MONTHLY', 'VERIZON', 'Verizon'],
  ['XYZ_BASIC_MONTHLY', 'BANGO', 'Bango'],
])('%s was bought on %s: %s', (sku, gateway, name) => expect(platformName(own(), sku, gateway)).toBe(name));

test('a redeemed pass was bought nowhere', () => {
  expect(platformName(own(), 'PASS_PREMIUM_30', 'COUPON')).toBeNull();
});
