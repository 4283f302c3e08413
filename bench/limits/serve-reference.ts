import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import type { Site } from '../site/site.ts';
import type { Limits } from './limits.ts';
import { referenceDataOf } from './reference-data.ts';
import { REFERENCE_CSS, ReferencePage } from './reference-page.ts';

const compress = promisify(brotliCompress);

/** React and the page in one minified bundle. */
const bundle = async (): Promise<string> => {
  const input = fileURLToPath(new URL('reference-client.ts', import.meta.url));
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, modulePreload: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput;
  return output.output[0].code;
};

/** Serves the reference page at /reference, rendered and compressed in advance. Returns its URL. */
export const serveReference = async (site: Site, limits: Limits): Promise<string> => {
  const data = await referenceDataOf(site);
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Reference</title><style>${REFERENCE_CSS}</style>`;
  const scripts = `<script>reference=${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script><script type="module" src="/reference.js"></script>`;
  const html = `<!doctype html><html lang="en"><head>${head}${scripts}</head><body>${renderToString(createElement(ReferencePage, data))}</body></html>`;
  const serve = async (path: string, contentType: string, text: string) =>
    limits.serve({
      path,
      headers: { 'content-type': contentType, 'content-encoding': 'br', 'cache-control': 'no-cache' },
      body: await compress(text),
    });
  await serve('/reference', 'text/html; charset=utf-8', html);
  await serve('/reference.js', 'text/javascript', await bundle());
  return `${limits.origin}/reference`;
};
