/** Names one thing among all. Not `randomUUID`: browsers keep that from pages without TLS. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The same as a UUID of version 4, for what the server keeps under it. */
export const newUuid = (): string => newId().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
