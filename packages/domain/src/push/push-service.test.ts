import { expect, test } from 'vitest';
import { isPushService } from './push-service.ts';

const OTHERS = new Set(['127.0.0.1:4700']);

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
  'https://web.push.apple.com/abc',
  'http://127.0.0.1:4700/abc',
])('%s is one', (endpoint) => {
  expect(isPushService(endpoint, OTHERS)).toBe(true);
});

test.each([
  '',
  'no address',
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil-fcm.googleapis.com.example/',
  'https://notify.windows.com@evil.example/',
  'https://us:er@fcm.googleapis.com/abc',
  'https://xpush.apple.com/abc',
  'https://169.254.169.254/latest',
  'http://127.0.0.1:4701/abc',
  'file:///etc/passwd',
])('%s is none', (endpoint) => {
  expect(isPushService(endpoint, OTHERS)).toBe(false);
});
