/** Names one thing among all. Not `randomUUID`: browsers keep that from pages without TLS. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** A new UUID, version 4. */
export const newUuid = (): string => newId().replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');
