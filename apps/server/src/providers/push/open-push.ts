import { isPushService } from '@madang/domain/push/push-service.ts';
import type { PushDeps } from '../../ports/push.ts';
import type { Settings } from '../../settings/read-settings.ts';
import { readContact } from '../documents/markdown.ts';

/** Opens the Web Push sender. Loaded only where push is enabled. */
export const openPush = async (
  { push: { hosts }, secrets, legal }: Pick<Settings, 'push' | 'secrets' | 'legal'>,
  warn: (error: unknown, message: string) => void,
): Promise<NonNullable<PushDeps['service']>> => {
  const { publicPushKey, webPushSender } = await import('./web-push-sender.ts');
  const key = secrets.pushKey;
  return {
    publicKey: publicPushKey(key),
    isKnown: (endpoint) => isPushService(endpoint, hosts),
    sender: webPushSender({ key, hosts, warn, subject: `mailto:${readContact(legal.operator)}` }),
  };
};
