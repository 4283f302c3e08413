import { spawn } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findNginx } from '../../tools/steps/find-nginx.ts';
import { freePort } from '../site/free-port.ts';

export interface Nginx {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => void;
}

const STARTS_WITHIN_MS = 3000;

const configuration = (folder: string, port: number): string => `
daemon off; master_process off; worker_processes 1; pid ${folder}/pid; error_log stderr crit;
events { worker_connections 256; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000; root ${folder}/files;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server { listen 127.0.0.1:${port}; }
}`;

const answers = async (port: number): Promise<boolean> => {
  const until = Date.now() + STARTS_WITHIN_MS;
  while (Date.now() < until) {
    const response = await fetch(`http://127.0.0.1:${port}/0`).catch(() => null);
    await response?.arrayBuffer();
    if (response?.ok) return true;
    await pause(50);
  }
  return false;
};

/** Serves files at /0, /1 … by sendfile with one worker process. Null if nginx is not installed. */
export const startNginx = async (files: readonly Buffer[]): Promise<Nginx | null> => {
  const program = findNginx();
  if (program === null) return null;
  const folder = await mkdtemp(join(tmpdir(), 'madang-nginx-'));
  await mkdir(join(folder, 'files'));
  for (const [index, bytes] of files.entries()) await writeFile(join(folder, 'files', String(index)), bytes);
  await chmod(folder, 0o755);
  const port = await freePort();
  await writeFile(join(folder, 'nginx.conf'), configuration(folder, port));
  const server = spawn(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' });
  server.on('exit', () => void rm(folder, { recursive: true, force: true }));
  if (server.pid !== undefined && (await answers(port))) return { port, pid: server.pid, stop: () => void server.kill() };
  server.kill();
  return null;
};
