import { ownFolders, type Proxy, startNginx } from '../faults/world/proxy.ts';

/** How long nginx keeps an answer: as `Cache-Control` says, or longer than it says whatever may be stored at all. */
export type Keeping = 'as Cache-Control says' | 'longer than Cache-Control says';

/** Ignores how long an answer is fresh, so that only `Vary`, `no-store` and `private` hold answers apart. */
const LONGER = `
      proxy_ignore_headers Cache-Control Expires;
      proxy_cache_valid any 10m;
      proxy_no_cache $is_unstorable;`;

/**
 * The configuration of docs/operations/README.md. Here the country comes from a request header where an operator has a GeoIP module, and a
 * header names a part of the cache, so that each test has an empty one.
 */
const configuration = (folder: string, port: number, node: number, keeping: Keeping): string => `
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/errors crit;
events { worker_connections 1024; }
http {
  access_log off;
  ${ownFolders(folder)}
  map $http_x_test_place $country { BR BR; KR KR; default US; }
  map $upstream_http_cache_control $is_unstorable { default 0; ~no-store 1; ~private 1; }
  proxy_cache_path ${folder}/cache keys_zone=answers:8m inactive=10m use_temp_path=off;
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://127.0.0.1:${node};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Country $country;
      proxy_cache answers;
      proxy_cache_key "$request_uri $country $http_x_test_part";
      proxy_cache_revalidate on;
      proxy_cache_methods GET HEAD;${keeping === 'as Cache-Control says' ? '' : LONGER}
      add_header X-Cache $upstream_cache_status always;
    }
  }
}`;

/** nginx with a shared cache before one node; null where it is not installed. */
export const startCachingProxy = (node: number, keeping: Keeping): Promise<Proxy | null> =>
  startNginx((folder, port) => configuration(folder, port, node, keeping));
