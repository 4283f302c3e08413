import { useEffect, useRef } from 'react';

const WRITTEN_IN = 'input, textarea, select, [contenteditable], dialog';

/** Keyboard shortcut. Ignored while text is typed or a dialog is open. */
export const useKey = (key: string, onPress: () => void): void => {
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { target, altKey, ctrlKey, metaKey, defaultPrevented, isComposing } = event;
      if (event.key !== key || altKey || ctrlKey || metaKey || defaultPrevented || isComposing) return;
      if ((target instanceof Element && target.closest(WRITTEN_IN)) || document.querySelector('dialog[open]')) return;
      // The sign itself must not be written into the field that this opens.
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [key]);
};
