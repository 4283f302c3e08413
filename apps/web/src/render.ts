import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { render as Render } from '../render';
import { pageContext, visitorContext } from './platform/visitor.ts';
import { writtenContext } from './platform/written.ts';

/** What the router's own calls for data end with. */
const DATA_ONLY = '.data';

const handle = createRequestHandler(build, import.meta.env.MODE);

export const render: typeof Render = async (request, visitor) => {
  const context = new RouterContextProvider();
  context.set(visitorContext, visitor);
  context.set(writtenContext, new URL(request.url).pathname.endsWith(DATA_ONLY) ? null : new Map());
  const { status, headers, body } = await handle(request, context);
  return { status, headers, body: context.get(pageContext) ?? body };
};
