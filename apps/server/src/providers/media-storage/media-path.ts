/** Names of the ingest, one to three of them: no hidden files, no climbing, nothing encoded. */
const PATH = /^[a-z0-9-]+(?:\/[a-z0-9-]+){0,2}(?:\.[a-z0-9]+)?$/;
const ASSET = /^[a-z0-9-]+$/;

export const isMediaPath = (path: string): boolean => PATH.test(path);
export const isAssetName = (name: string): boolean => ASSET.test(name);
