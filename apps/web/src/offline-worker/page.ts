import { createHash } from 'node:crypto';
import { BCP47, type Language } from '@madang/domain/shared/language.ts';

interface OfflineWords {
  readonly title: string;
  readonly text: string;
  readonly retry: string;
}

const STYLE = `
:root{color-scheme:dark}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;background:#0a0a0e;color:#f4f1ea;font:400 16px/1.5 system-ui,sans-serif;text-align:center}
main{box-sizing:border-box;max-width:32rem;padding:24px}
svg{width:48px;height:48px}
h1{margin:20px 0 8px;font-size:1.5rem;line-height:1.25;text-wrap:balance}
p{margin:0 0 24px;color:#b9b4ac;text-wrap:pretty}
button{min-height:48px;padding:0 24px;border:0;border-radius:24px;background:#f4f1ea;color:#0a0a0e;font:inherit;font-weight:600;line-height:1;cursor:pointer}
button:focus-visible{outline:3px solid #f0503c;outline-offset:3px}
`;

/** The page goes away as soon as the site answers. A browser that is online may still not reach it, so the site is tried at growing intervals. */
const SCRIPT = `
const again=()=>location.reload();
let wait=10000;
const look=async()=>{try{const r=await fetch('/favicon.svg',{method:'HEAD',cache:'no-store'});if(r.ok)return again()}catch{}wait=Math.min(wait*2,120000);setTimeout(look,wait)};
document.querySelector('button').addEventListener('click',again);
addEventListener('online',again);
setTimeout(look,wait);
`;

const MARK =
  '<svg viewBox="0 0 16 16" aria-hidden="true"><path fill="#F0503C" fill-rule="evenodd" d="M0 1.5C3 3.2 5.2 3.6 8 3.6S13 3.2 16 1.5C15.4 2.9 15 3.8 14.6 5V15H1.4V5C1 3.8.6 2.9 0 1.5ZM5 6.5V12H11V6.5Z"/></svg>';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the page may do, by the hashes of its own style and script. */
export const OFFLINE_POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(SCRIPT)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that stands in for any other while there is no network: whole in itself, and about no viewer. */
export const offlinePage = (language: Language, { title, text, retry }: OfflineWords): string =>
  `<!doctype html><html lang="${BCP47[language]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><meta name="theme-color" content="#0a0a0e"><title>${escaped(title)} · Madang</title><style>${STYLE}</style></head><body><main>${MARK}<h1>${escaped(title)}</h1><p>${escaped(text)}</p><button type="button">${escaped(retry)}</button></main><script>${SCRIPT}</script></body></html>`;
