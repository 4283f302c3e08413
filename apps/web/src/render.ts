import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider } from 'react-router';
import type { render as Render } from '../render';
import { visitorContext } from './platform/visitor.ts';

const handle = createRequestHandler(build, import.meta.env.MODE);

export const render: typeof Render = (request, visitor) => {
  const context = new RouterContextProvider();
  context.set(visitorContext, visitor);
  return handle(request, context);
};
