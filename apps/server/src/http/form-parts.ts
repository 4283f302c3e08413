import type { FastifyRequest } from 'fastify';

/** What a form of several parts may bring: one file, and as many texts as any operation takes. */
export const FORM_LIMITS = { fieldNameSize: 100, fieldSize: 4096, fields: 30, files: 1, parts: 31, headerPairs: 20 } as const;

/** What was not said by the parser to be the caller's doing is a form that breaks off or contradicts itself: theirs as well. */
const asMalformed = (error: unknown): unknown =>
  typeof (error as { statusCode?: unknown } | null)?.statusCode === 'number'
    ? error
    : Object.assign(new Error('The form cannot be read.'), { statusCode: 400, cause: error });

/** The parts of a form by their names, the file as its bytes; a text that comes twice is a list, which no operation takes. */
export const readFormParts = async (request: FastifyRequest, mostBytes: number): Promise<Readonly<Record<string, unknown>>> => {
  const parts = new Map<string, unknown>();
  try {
    for await (const part of request.parts({ limits: { ...FORM_LIMITS, fileSize: mostBytes } })) {
      const value: unknown = part.type === 'file' ? await part.toBuffer() : part.value;
      parts.set(part.fieldname, parts.has(part.fieldname) ? [parts.get(part.fieldname), value] : value);
    }
  } catch (error) {
    throw asMalformed(error);
  }
  return Object.fromEntries(parts);
};
