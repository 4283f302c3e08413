import { createElement as h, type ReactElement } from 'react';

export interface ReferenceCard {
  readonly id: string;
  readonly title: string;
  readonly meta: string;
  /** Base URL of its pictures: `${image}/poster-300x450.webp`. */
  readonly image: string;
}

export interface ReferenceData {
  readonly hero: ReferenceCard;
  readonly rails: readonly { readonly name: string; readonly cards: readonly ReferenceCard[] }[];
}

const POSTERS = [
  [180, 270],
  [300, 450],
  [450, 675],
] as const;
/** Posters visible on a wide screen without scrolling; the others are lazy. */
const IN_SIGHT = 7;

const posterSet = (image: string): string =>
  POSTERS.map(([width, height]) => `${image}/poster-${width}x${height}.webp ${width}w`).join(', ');

const card = ({ id, title, meta, image }: ReferenceCard, eager: boolean): ReactElement =>
  h(
    'li',
    { key: id },
    h(
      'a',
      { href: `/titles/${id}` },
      h('img', {
        src: `${image}/poster-300x450.webp`,
        srcSet: posterSet(image),
        sizes: '180px',
        width: 180,
        height: 270,
        alt: '',
        loading: eager ? 'eager' : 'lazy',
      }),
      h('h3', null, title),
      h('p', null, meta),
    ),
  );

/** Minimal home page: one hero picture and rails of cards, without interaction. */
export const ReferencePage = ({ hero, rails }: ReferenceData): ReactElement =>
  h(
    'main',
    null,
    h(
      'header',
      { className: 'hero' },
      h('img', {
        src: `${hero.image}/hero-1344x756.webp`,
        srcSet: `${hero.image}/hero-768x432.webp 768w, ${hero.image}/hero-1344x756.webp 1344w`,
        sizes: '100vw',
        width: 1344,
        height: 756,
        alt: '',
        fetchPriority: 'high',
      }),
      h('h1', null, hero.title),
      h('p', null, hero.meta),
      h('a', { href: `/titles/${hero.id}` }, 'Watch'),
    ),
    rails.map(({ name, cards }, row) =>
      h(
        'section',
        { key: name },
        h('h2', null, name),
        h(
          'ul',
          null,
          cards.map((each, column) => card(each, row === 0 && column < IN_SIGHT)),
        ),
      ),
    ),
  );

export const REFERENCE_CSS = [
  'body{margin:0;background:#111;color:#eee;font:16px/1.4 system-ui,sans-serif}',
  'a{color:inherit;text-decoration:none}',
  '.hero{position:relative}.hero img{width:100%;height:auto;aspect-ratio:16/9;display:block}',
  'ul{display:flex;gap:12px;overflow-x:auto;list-style:none;margin:0;padding:0 24px}',
  'h1,h2,.hero p,.hero a{margin:12px 24px}li{flex:none;width:180px}',
  'li img{width:180px;height:270px;display:block}h3,li p{font-size:14px;margin:4px 0;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}',
].join('');
