import { letteringOf, drawHero, drawPoster, drawShare, drawStill, type Drawable, type Size } from './compositions.ts';
import { EPISODE_STILLS } from './places.ts';
import { drawPortrait, type Sitter } from './faces.ts';
import { drawProfilePicture, type ProfilePicture } from './profile-pictures.ts';
import { drawLogo } from './lettering.ts';
import type { Canvas } from '@napi-rs/canvas';
import { drawPanel } from '../webtoons/draw-panel.ts';
import { PANEL_WIDTH, type StripEpisode } from '../webtoons/format.ts';

/** How a picture is written: `.webp` unless it says otherwise; sizes from the largest, which is drawn unless it is a draft. */
export interface Picture {
  name: string;
  sizes: readonly [Size, ...Size[]];
  format: 'webp' | 'jpg';
  transparent?: true;
  /** Its file is `{name}-{width}`: panels of a strip have heights of their own. */
  byWidth?: true;
  /** The earlier picture, of the same sizes, that its draft is the same as. */
  draftedAs?: string;
  draw: (size: Size) => Canvas;
}

const size = (width: number, height: number): Size => ({ width, height });

const POSTER = [size(450, 675), size(300, 450), size(180, 270)] as const;
const HERO = [size(1344, 756), size(768, 432)] as const;
const STILL = [size(660, 371), size(330, 186)] as const;
const LOGO = [size(520, 252), size(260, 126)] as const;
const SHARE = [size(1200, 630)] as const;
/** From the largest; a popup is given in one of these (PO-41 to PO-44, CA-75). */
const POPUP = [size(1752, 984), size(1443, 810), size(1168, 656), size(840, 472)] as const;
const SQUARE = [size(700, 700), size(240, 240)] as const;

/** Everything that is drawn for a title or a webtoon. `episodes` is 0 for what stands alone; `popup` says that popups show it. */
export const picturesOfTitle = (work: Drawable, episodes: number, popup = false): Picture[] => [
  { name: 'poster', sizes: POSTER, format: 'webp', draw: (largest) => drawPoster(work, largest) },
  { name: 'hero', sizes: HERO, format: 'webp', draw: (largest) => drawHero(work, largest) },
  {
    name: 'logo',
    sizes: LOGO,
    format: 'webp',
    transparent: true,
    draw: ({ width, height }) => drawLogo(letteringOf(work), width, height),
  },
  { name: 'share', sizes: SHARE, format: 'jpg', draw: (largest) => drawShare(work, largest) },
  { name: 'still', sizes: STILL, format: 'webp', draw: (largest) => drawStill(work, 0, largest) },
  ...Array.from({ length: Math.min(Math.max(episodes, EXTRA_STILLS), EPISODE_STILLS) }, (_, index): Picture => ({
    name: `still-${index + 1}`,
    sizes: STILL,
    format: 'webp',
    draftedAs: 'still',
    draw: (largest) => drawStill(work, index + 1, largest),
  })),
  ...(popup ? [popupOf(work)] : []),
];

const popupOf = (work: Drawable): Picture => ({
  name: 'popup',
  sizes: POPUP,
  format: 'webp',
  draw: (largest) => drawShare(work, largest),
});

/** Even a film has two, for its trailer and what was filmed around it. */
const EXTRA_STILLS = 2;

export const picturesOfPerson = (sitter: Sitter): Picture[] => [
  { name: 'square', sizes: SQUARE, format: 'webp', draw: ({ width }) => drawPortrait(sitter, width) },
];

export const picturesOfProfile = (name: ProfilePicture): Picture[] => [
  { name: 'square', sizes: SQUARE, format: 'webp', draw: ({ width }) => drawProfilePicture(name, width) },
];

/** Panels are read at the width of a column, on a telephone at half of it. */
const SMALL_PANEL = 0.6;

export const picturesOfStrip = ({ panels }: StripEpisode): Picture[] =>
  panels.map((panel) => ({
    name: panel.id,
    sizes: [size(PANEL_WIDTH, panel.height), size(PANEL_WIDTH * SMALL_PANEL, Math.round(panel.height * SMALL_PANEL))],
    format: 'webp',
    byWidth: true,
    draw: ({ width }) => drawPanel(panel, width),
  }));
