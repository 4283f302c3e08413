/** One to three path segments as the ingest names them: no dotfiles, no `..`, no percent-encoding. */
const PATH = /^[a-z0-9-]+(?:\/[a-z0-9-]+){0,2}(?:\.[a-z0-9]+)?$/;
const ASSET = /^[a-z0-9-]+$/;

export const isMediaPath = (path: string): boolean => PATH.test(path);
export const isAssetName = (name: string): boolean => ASSET.test(name);
