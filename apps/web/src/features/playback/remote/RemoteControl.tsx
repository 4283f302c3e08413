import type { ChromeAction } from '@madang/player/keyboard.ts';
import { actionOfRemote } from '@madang/player/remote.ts';
import type { RemoteAction, RemoteLayer } from '@madang/player/remote.ts';
import type { PlayerRequest } from '@madang/player/requests.ts';
import { useEffect, useEffectEvent } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

import { focusedIn, focusFirst, focusSeekBar, kindOfFocus, moveFocus } from './focus.ts';

export interface RemoteControlProps {
  /** The player with everything that it opens. */
  frame: RefObject<HTMLElement | null>;
  controlsShown: boolean;
  canHideControls: boolean;
  ask: (request: PlayerRequest) => void;
  act: (action: ChromeAction) => void;
  /** Shows the controls for some more seconds. */
  onShow: () => void;
  onHide: () => void;
  /** Closes the sheet or the transcript. A nested sheet returns to the one before. */
  onCloseMenu: () => void;
  onLeave: () => void;
}

interface Layer {
  readonly name: RemoteLayer;
  /** The focus stays in it. */
  readonly root: Element;
}

/** Dialogs and sheets trap the focus. The transcript lies beside the controls, which stay reachable. */
const layerOf = (frame: Element): Layer => {
  const dialog = frame.querySelector('dialog[open]');
  if (dialog) return { name: 'dialog', root: dialog };
  const sheet = frame.querySelector('[role=dialog]');
  if (sheet) return { name: 'menu', root: sheet };
  return { name: focusedIn(frame)?.closest('[data-transcript]') ? 'menu' : 'player', root: frame };
};

/** Works the player by the keys of a remote control, before any control sees them: Up and Down move the focus here, whatever has it. */
export function RemoteControl({ frame, ...props }: RemoteControlProps) {
  const perform = (action: RemoteAction, { root }: Layer): void => {
    // A hidden control cannot have the focus: the controls show first.
    const show = (): void => flushSync(props.onShow);
    switch (action.type) {
      case 'ignore':
        return;
      case 'chrome':
        return props.act(action.action);
      case 'move':
        show();
        return moveFocus(root, action.direction);
      case 'show':
        show();
        return focusFirst(root);
      case 'enter':
        return focusFirst(root);
      case 'press':
        return focusedIn(root)?.click();
      case 'seek-by':
        show();
        focusSeekBar(root);
        return props.ask({ type: 'skip', seconds: action.seconds });
      case 'toggle-and-show':
        show();
        focusFirst(root);
        return props.ask({ type: 'toggle-play' });
      case 'close-dialog':
        return root instanceof HTMLDialogElement ? root.close() : undefined;
      case 'close-menu':
        return props.onCloseMenu();
      case 'hide-controls':
        return props.onHide();
      case 'leave':
        return props.onLeave();
      default:
        return props.ask(action);
    }
  };

  const answer = useEffectEvent((event: KeyboardEvent) => {
    const element = frame.current;
    if (!element || event.ctrlKey || event.altKey || event.metaKey || event.isComposing) return;
    const layer = layerOf(element);
    const { controlsShown, canHideControls } = props;
    const focus = kindOfFocus(focusedIn(layer.root));
    const { key, keyCode, repeat } = event;
    const action = actionOfRemote({ key, keyCode, repeat }, { layer: layer.name, focus, controlsShown, canHideControls });
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    perform(action, layer);
  });

  useEffect(() => {
    const page = frame.current?.ownerDocument;
    page?.addEventListener('keydown', answer, { capture: true });
    return () => page?.removeEventListener('keydown', answer, { capture: true });
  }, [frame]);

  return null;
}
