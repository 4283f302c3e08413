import { expect, test } from 'vitest';
import { demoSettings } from './demo-settings.ts';

test('the demo offers gifts and pauses, unless the operator says otherwise or Recurly bills', () => {
  expect(demoSettings({})).toEqual({ GIFTS: 'on', PAUSES: 'on' });
  expect(demoSettings({ GIFTS: 'off' })).toEqual({ GIFTS: 'off', PAUSES: 'on' });
  expect(demoSettings({ SUBSCRIPTION_BACKEND: 'recurly' })).toEqual({ GIFTS: undefined, PAUSES: undefined });
});
