const HEAD_END = Buffer.from('\r\n\r\n');
/** The last chunk. Nothing follows it, because connections are not pipelined. */
const CHUNKS_END = '\r\n0\r\n\r\n';

/** Minimal HTTP/1.1 response parser for one connection with at most one request in flight. */
export const answerReader = (onAnswer: (status: number) => void) => {
  let head: Buffer = Buffer.alloc(0);
  let status = 0;
  /** Remaining body bytes: Infinity for a chunked body, null until the header is complete. */
  let rest: number | null = null;
  let tail = '';

  const finish = () => {
    rest = null;
    tail = '';
    onAnswer(status);
  };

  const readBody = (bytes: Buffer) => {
    if (rest === Number.POSITIVE_INFINITY) {
      tail = (tail + bytes.subarray(-CHUNKS_END.length).toString('latin1')).slice(-CHUNKS_END.length);
      if (tail === CHUNKS_END) finish();
      return;
    }
    rest = (rest ?? 0) - bytes.length;
    if (rest <= 0) finish();
  };

  return (bytes: Buffer): void => {
    if (rest !== null) return readBody(bytes);
    const all = head.length === 0 ? bytes : Buffer.concat([head, bytes]);
    const end = all.indexOf(HEAD_END);
    if (end < 0) {
      head = all;
      return;
    }
    const text = all.toString('latin1', 0, end);
    head = Buffer.alloc(0);
    status = Number(text.slice(9, 12));
    const length = /\r\ncontent-length: *(\d+)/i.exec(text)?.[1];
    rest = length === undefined ? Number.POSITIVE_INFINITY : Number(length);
    // The end of the header is part of the tail, because an empty chunked body is the last chunk alone.
    if (length === undefined) tail = '\r\n';
    readBody(all.subarray(end + HEAD_END.length));
  };
};
