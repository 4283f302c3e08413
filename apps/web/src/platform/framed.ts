/**
 * postMessage channel with a frame of another origin. Checks window and origin of received messages, and sends to that
 * origin only.
 */
export const speakWith = (frame: HTMLIFrameElement, origin: string, hear: (data: unknown) => void) => {
  const listen = ({ origin: from, source, data }: MessageEvent<unknown>) => {
    if (from === origin && source === frame.contentWindow) hear(data);
  };
  window.addEventListener('message', listen);
  return {
    /** Loads the frame. Set after the listener, or its first message would be lost. */
    open: (address: string) => {
      frame.src = address;
    },
    say: (message: object) => frame.contentWindow?.postMessage(message, origin),
    stop: () => window.removeEventListener('message', listen),
  };
};

/** The origin by which a frame knows this page. */
export const pageOrigin = (): string => window.location.origin;

const wasReadHere = (): boolean => {
  const [document] = window.performance.getEntriesByType('navigation');
  return document !== undefined && new URL(document.name).pathname === window.location.pathname;
};

const OF_CARD_FIELDS = ['frame-src', 'script-src-elem'];

/**
 * A content security policy belongs to a document. After a client-side navigation the policy of the first page still
 * applies and may block frames and scripts of this origin: the page reloads once to get its own.
 */
export const readAnewWhereBlocked = (origin: string): (() => void) => {
  const look = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
    if (OF_CARD_FIELDS.includes(effectiveDirective) && blockedURI.startsWith(origin) && !wasReadHere()) window.location.reload();
  };
  document.addEventListener('securitypolicyviolation', look);
  return () => document.removeEventListener('securitypolicyviolation', look);
};
