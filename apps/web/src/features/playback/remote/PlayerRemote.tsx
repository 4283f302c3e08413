import { useLazyPart } from '../use-lazy-part.ts';
import type { RemoteControlProps } from './RemoteControl.tsx';

const loadRemote = () => import('./RemoteControl.tsx');
const keepKeyboard = (): void => undefined;

/** Remote control support, loaded only on televisions. When it fails to load, keyboard shortcuts still work. */
export function PlayerRemote(props: RemoteControlProps) {
  const remote = useLazyPart(true, loadRemote, keepKeyboard);
  return remote ? <remote.RemoteControl {...props} /> : null;
}
