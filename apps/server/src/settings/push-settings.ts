import { type EnvironmentOf, setting } from './setting.ts';
import { list, onOff } from './setting-kinds.ts';

export const pushSettings = {
  pushSent: setting({
    name: 'PUSH',
    kind: onOff,
    default: 'off',
    doc: '`on` offers signed-in viewers web push notifications, which an operator sends ([notifications](push.md)). Browsers and this server then connect to the browsers’ push services',
  }),
  pushHosts: setting({
    name: 'PUSH_HOSTS',
    kind: list('hosts, separated by commas'),
    default: '',
    doc: 'Additional push services, besides those of Chrome, Edge, Firefox and Safari',
  }),
};

export interface PushSettings {
  readonly sent: boolean;
  /** Push services besides those of the browsers that we know. */
  readonly hosts: ReadonlySet<string>;
}

export const resolvePush = ({ PUSH, PUSH_HOSTS }: EnvironmentOf<typeof pushSettings>): PushSettings => ({
  sent: PUSH,
  hosts: PUSH_HOSTS,
});
