/** Names one thing among all. Not `randomUUID`: browsers keep that from pages without TLS. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The same as a UUID, for what the server keeps under it. */
export const newUuid = (): string => newId().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
