import { useBrought } from '../use-brought.ts';
import type { RemoteControlProps } from './RemoteControl.tsx';

const bringRemote = () => import('./RemoteControl.tsx');
const keepKeyboard = (): void => undefined;

/** The remote control of a television, which other browsers do not fetch; where it does not come, the keyboard's keys stay. */
export function PlayerRemote(props: RemoteControlProps) {
  const remote = useBrought(true, bringRemote, keepKeyboard);
  return remote ? <remote.RemoteControl {...props} /> : null;
}
