import { type RefObject, useEffect, useRef, useState } from 'react';
import { readAnewWhereBlocked, speakWith } from '#app/platform/framed.ts';
import { newId } from '#app/platform/new-id.ts';
import { type CardFrame, cardFrame, type CardFrameOptions, type CardFrameView } from './card-frame.ts';

const after = (ms: number, run: () => void): (() => void) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const LOADING: CardFrameView = { phase: 'loading', height: null };

/** Connects to the frame of an address while mounted. Another address or a retry loads a new frame. */
export const useCardFrame = (
  frame: RefObject<HTMLIFrameElement | null>,
  address: string | null,
  callbacks: Pick<CardFrameOptions, 'onEnter' | 'onEdit'>,
) => {
  const [view, setView] = useState(LOADING);
  const [tries, setTries] = useState(0);
  const conversation = useRef<CardFrame | null>(null);
  const listener = useRef(callbacks);
  useEffect(() => {
    listener.current = callbacks;
  }, [callbacks]);

  useEffect(() => {
    const { current: element } = frame;
    if (!element || address === null) return;
    setView(LOADING);
    const { origin } = new URL(address);
    const stopLooking = readAnewWhereBlocked(origin);
    const line = speakWith(element, origin, (data) => held.hear(data));
    const held = cardFrame({
      say: line.say,
      newId,
      after,
      onChange: setView,
      onEnter: () => listener.current.onEnter(),
      onEdit: () => listener.current.onEdit(),
    });
    conversation.current = held;
    line.open(address);
    return () => {
      line.stop();
      stopLooking();
      held.end();
      conversation.current = null;
    };
  }, [frame, address, tries]);

  return {
    view,
    tries,
    retry: () => {
      setView(LOADING);
      setTries((before) => before + 1);
    },
    requestToken: async (zip?: string | null) => (await conversation.current?.requestToken(zip)) ?? null,
  };
};
