import * as build from 'virtual:react-router/server-build';
import { isDataAddress } from '@madang/domain/shared/page-address.ts';
import { createRequestHandler, type RequestHandler, RouterContextProvider } from 'react-router';
import type { render as Render } from '../render';
import { segmentOf, routesOfSegment } from './fast-path/react-router/routes-by-segment.ts';
import { pageContext, visitorContext } from './platform/visitor.ts';
import { fragmentsContext } from './fast-path/react/ssr-fragments.ts';

const handlers = new Map<string | null, RequestHandler>();

/**
 * The router matches all its routes several times per page and copies them for rendering, so it only gets those that
 * this address can match.
 */
const handlerFor = (pathname: string, bySegment: boolean): RequestHandler => {
  const group = bySegment ? segmentOf(pathname) : null;
  const known = handlers.get(group);
  if (known) return known;
  const { routes, assets } = build;
  const near =
    group === null
      ? build
      : {
          ...build,
          routes: routesOfSegment(group, routes),
          assets: { ...assets, routes: routesOfSegment(group, assets.routes) },
        };
  const handler = createRequestHandler(near, import.meta.env.MODE);
  handlers.set(group, handler);
  return handler;
};

export const render: typeof Render = async (request, visitor) => {
  const context = new RouterContextProvider();
  const { pathname } = new URL(request.url);
  context.set(visitorContext, visitor);
  const { fastPath } = visitor;
  context.set(fragmentsContext, isDataAddress(pathname) || !fastPath.has('ssr-fragments') ? null : new Map());
  const { status, headers, body } = await handlerFor(pathname, fastPath.has('routes-by-segment'))(request, context);
  return { status, headers, body: context.get(pageContext) ?? body };
};

export { publicAddress } from './public-address.ts';
