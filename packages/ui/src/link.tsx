import { type ComponentType, createContext, type MouseEvent, type ReactNode, type Ref, use } from 'react';

export interface LinkProps {
  href: string;
  className?: string | undefined;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement> | undefined;
  /** Adds no entry to the history. */
  replace?: boolean | undefined;
  /** Keeps the scroll position, for links that change only a part of the page. */
  keepScroll?: boolean | undefined;
  /** Handed to the page that it leads to, beside the address. */
  state?: unknown;
  draggable?: boolean;
  role?: string;
  tabIndex?: number;
  target?: string;
  rel?: string;
  title?: string;
  id?: string;
  'aria-current'?: 'page' | 'time' | 'true' | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-selected'?: boolean | undefined;
  /** Hears of a click before it is followed, and may prevent that. */
  onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

const PlainLink = ({ replace: _replace, keepScroll: _keepScroll, state: _state, ...attributes }: LinkProps) => (
  <a {...attributes} />
);

const LinkContext = createContext<ComponentType<LinkProps>>(PlainLink);

/** Lends the application's own link to every part, so that the parts need not know its router. */
export const LinkProvider = LinkContext.Provider;

export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
