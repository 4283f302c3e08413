import type { Routes } from '../use-case/use-case.ts';
import { addPushToken } from './add-push-token.ts';
import { createPush } from './create-push.ts';
import { getPushToken } from './get-push-token.ts';
import { removePushToken } from './remove-push-token.ts';
import { trackPush } from './track-push.ts';

export const pushRoutes = {
  getPushToken,
  addPushToken,
  removePushToken,
  createPush,
  trackPush,
} satisfies Routes<'getPushToken' | 'addPushToken' | 'removePushToken' | 'createPush' | 'trackPush'>;
