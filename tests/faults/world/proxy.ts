import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../bench/site/free-port.ts';
import { stopWithParent } from '../../../tools/steps/shutdown.ts';
import { findNginx } from '../../../tools/steps/find-nginx.ts';

/** How long a node that failed is left alone, in seconds. */
export const FAIL_SECONDS = 1;
const STARTS_WITHIN_MS = 5000;
const LOOK_MS = 50;

export interface Proxy {
  readonly origin: string;
  /** Where its configuration and its cache are. */
  readonly folder: string;
  readonly close: () => Promise<void>;
}

/** Places that nginx writes to, below a folder of its own. */
export const ownFolders = (folder: string): string =>
  ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');

/** Configuration for restarts without downtime: requests fail over to another node, POST included. */
const configuration = (folder: string, port: number, nodes: readonly number[]): string => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors crit;
events { worker_connections 1024; }
http {
  access_log off;
  ${ownFolders(folder)}
  upstream nodes {
    ${nodes.map((node) => `server 127.0.0.1:${node} max_fails=1 fail_timeout=${FAIL_SECONDS}s;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://nodes;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_connect_timeout 1s;
      proxy_next_upstream error timeout http_502 http_503 non_idempotent;
      proxy_next_upstream_tries 3;
    }
  }
}`;

/** Runs nginx with a configuration for its folder and port; null where it is not installed. */
export const startNginx = async (configure: (folder: string, port: number) => string): Promise<Proxy | null> => {
  const program = findNginx();
  if (program === null) return null;
  const folder = mkdtempSync(join(tmpdir(), 'madang-proxy-'));
  // Its worker is not root.
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'nginx.conf'), configure(folder, port));
  const server = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  stopWithParent(server);
  const ended = once(server, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const until = Date.now() + STARTS_WITHIN_MS;
  let isUp = false;
  while (!isUp && Date.now() < until) {
    isUp = await fetch(`${origin}/api/gateway/v01/geo`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isUp) await pause(LOOK_MS);
  }
  const close = async (): Promise<void> => {
    server.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (isUp) return { origin, folder, close };
  await close();
  throw new Error('nginx does not start.');
};

/** nginx before some nodes; null where it is not installed. */
export const startProxy = (nodes: readonly number[]): Promise<Proxy | null> =>
  startNginx((folder, port) => configuration(folder, port, nodes));
