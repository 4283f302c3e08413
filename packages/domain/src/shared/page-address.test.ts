import { expect, test } from 'vitest';
import { isDataAddress, pageAddress } from './page-address.ts';

test.each([
  ['/en_us/account/payment.data', '/en_us/account/payment'],
  ['/en_us/account/payment.data?_routes=language%2CaccountPayment', '/en_us/account/payment'],
  ['/en_us/list/new.data?page=2&_routes=list', '/en_us/list/new?page=2'],
  ['/en_us/search/_.data?q=a+b', '/en_us/search/?q=a+b'],
  ['/_.data', '/'],
  ['/en_us/video/7/under_.data', '/en_us/video/7/under_'],
])('%s is an address of data, of the page %s', (data, page) => {
  expect(isDataAddress(data)).toBe(true);
  expect(pageAddress(data)).toBe(page);
});

test.each(['/', '/en_us/main', '/en_us/search/?q=x.data', '/en_us/read/1/the.data.thief', '/en_us/main#x.data', '/en_us/data'])(
  '%s is an address of a page',
  (page) => {
    expect(isDataAddress(page)).toBe(false);
    expect(pageAddress(page)).toBe(page);
  },
);
