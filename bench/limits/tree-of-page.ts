import { createElement, type ReactElement, type ReactNode } from 'react';

const TOKEN = /<!--[^]*?-->|<!doctype[^>]*>|<\/([a-z][\w-]*)>|<([a-z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(\/?)>|[^<]+/gi;
const ATTRIBUTE = /([^\s=>/]+)(?:="([^"]*)")?/g;
/** Void elements. */
const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };

const plain = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

const styleOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(';').map((rule) => {
      const [name = '', value = ''] = rule.split(/:(.*)/s).map((part) => part.trim());
      return [name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()), value];
    }),
  );

/** HTML attributes whose React property has another name. */
const propertiesOf = (text: string): Record<string, unknown> =>
  Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value]): [string, unknown] => {
      if (name === 'style') return ['style', styleOf(plain(value ?? ''))];
      const property = name === 'class' ? 'className' : name === 'for' ? 'htmlFor' : name;
      return [property, value === undefined ? true : plain(value)];
    }),
  );

interface Open {
  readonly type: string;
  readonly properties: Record<string, unknown>;
  readonly children: ReactNode[];
}

/** Preload links that React adds itself when it renders the image. */
const isPreloadedPicture = ({ type, properties }: Open): boolean =>
  type === 'link' && properties['rel'] === 'preload' && properties['as'] === 'image';

const elementOf = ({ type, properties, children }: Open): ReactElement => createElement(type, properties, ...children);

/** Parses rendered HTML into a tree of plain React elements: rendering it costs no component work. */
export const treeOfPage = (html: string): ReactElement => {
  const root: Open = { type: 'root', properties: {}, children: [] };
  const open = [root];
  const inner = () => open.at(-1) ?? root;
  const close = (element: Open) => {
    if (!isPreloadedPicture(element)) inner().children.push(elementOf(element));
  };
  TOKEN.lastIndex = 0;
  for (let token = TOKEN.exec(html); token; token = TOKEN.exec(html)) {
    const [text, ended, begun, attributes = '', closed] = token;
    if (begun) {
      const element: Open = { type: begun, properties: propertiesOf(attributes), children: [] };
      if (closed || VOID.test(begun)) close(element);
      else if (begun === 'script' || begun === 'style') {
        const end = html.indexOf(`</${begun}>`, TOKEN.lastIndex);
        element.properties['dangerouslySetInnerHTML'] = { __html: html.slice(TOKEN.lastIndex, end) };
        TOKEN.lastIndex = end + begun.length + '</>'.length;
        close(element);
      } else open.push(element);
    } else if (ended) {
      const element = open.length > 1 ? open.pop() : undefined;
      if (element?.type !== ended) throw new Error(`The page closes <${ended}> where <${element?.type}> is open.`);
      close(element);
    } else if (!text.startsWith('<!')) inner().children.push(plain(text));
  }
  const [page] = root.children;
  return page as ReactElement;
};
