import type { Plugin } from 'vite';

const ROUTER = /\/node_modules\/react-router\/dist\//;

/**
 * Parts of the router's sources that a bundler keeps although nobody needs them. It gives components names for developers' tools,
 * and what is given something is not left out; and it asks at run time whether routes are told bit by bit, which
 * react-router.config.ts has decided, and whether somebody measures its steps, which nobody does. Where everything fails, it has advice
 * for developers.
 */
export const withoutUnneeded = (code: string): string =>
  code
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replace(/^(const \w+ = )(React(?:\$\d+)?\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
    .replace(/(?<!function )\bisFogOfWarEnabled\(routeDiscovery, ssr\)/g, 'false')
    .replace(/\b(?:init|opts\?)\.instrumentations\b/g, 'undefined')
    .replace(/`\s*console\.log\(\s*"[^"`]*Hey developer[^`]*`/, "''");

/** Leaves them out of what browsers get: a thirtieth of the scripts of every first visit. */
export const routerParts = (): Plugin => ({
  name: 'router-parts',
  enforce: 'pre',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: ROUTER },
    handler: (code) => ({ code: withoutUnneeded(code), map: null }),
  },
});
