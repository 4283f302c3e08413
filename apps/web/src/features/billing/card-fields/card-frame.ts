import { readFromCardFields, type ToCardFields } from '@madang/contract/billing/card-fields.ts';

/** Timeout for the frame to load and to answer, in milliseconds. Its own calls time out earlier. */
export const CARD_FRAME_TIMEOUT_MS = 15_000;

export interface CardFrameView {
  readonly phase: 'loading' | 'shown' | 'missing';
  /** In CSS pixels. Null until the frame reports it. */
  readonly height: number | null;
}

export interface CardFrameOptions {
  readonly say: (message: ToCardFields) => void;
  readonly newId: () => string;
  /** Sets a timer in milliseconds and returns its cancel function. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly onChange: (view: CardFrameView) => void;
  readonly onEnter: () => void;
  readonly onEdit: () => void;
}

export interface CardFrame {
  /** Takes what the frame says. */
  readonly hear: (data: unknown) => void;
  /** Null where the card is not right, which the frame says, or where there is no frame. */
  readonly requestToken: (zip?: string | null) => Promise<string | null>;
  /** The frame is unmounted: open token requests end without a token. */
  readonly end: () => void;
}

/** Our side of the conversation with the frame that has the card fields. */
export const cardFrame = ({ say, newId, after, onChange, onEnter, onEdit }: CardFrameOptions): CardFrame => {
  let view: CardFrameView = { phase: 'loading', height: null };
  const waiting = new Map<string, (tokenId: string | null) => void>();
  const show = (change: Partial<CardFrameView>) => {
    view = { ...view, ...change };
    onChange(view);
  };
  const answerAll = () => {
    for (const answer of waiting.values()) answer(null);
    waiting.clear();
  };
  const lose = () => {
    answerAll();
    show({ phase: 'missing' });
  };
  const stopWaiting = after(CARD_FRAME_TIMEOUT_MS, lose);

  return {
    hear: (data) => {
      const received = readFromCardFields(data);
      if (received === null || view.phase === 'missing') return;
      if (received.kind === 'ready') {
        stopWaiting();
        show({ phase: 'shown' });
      }
      if (received.kind === 'height') show({ height: received.height });
      if (received.kind === 'enter') onEnter();
      if (received.kind === 'edit') onEdit();
      if (received.kind === 'token') {
        waiting.get(received.ask)?.(received.tokenId);
        waiting.delete(received.ask);
      }
    },
    requestToken: (zip) => {
      if (view.phase !== 'shown') return Promise.resolve(null);
      return new Promise((answer) => {
        const ask = newId();
        const callOff = after(CARD_FRAME_TIMEOUT_MS, lose);
        waiting.set(ask, (tokenId) => {
          callOff();
          answer(tokenId);
        });
        say({ kind: 'request-token', ask, ...(zip !== undefined && { zip }) });
      });
    },
    end: () => {
      stopWaiting();
      answerAll();
    },
  };
};
