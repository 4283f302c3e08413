import type { Balloon, Panel } from '@madang/domain/webtoons/panel.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import type { Synopsis } from '../catalog/format.ts';
import { PANEL_WIDTH, type StripBalloon, type StripEpisode } from './format.ts';

const localized = ({ en, pt, es, zh, vi }: Synopsis): Localized => ({ en_us: en, pt_br: pt, es_es: es, zh_cn: zh, vi_vn: vi });

/** Rows are read by people too: a place to the tenth of a pixel is enough. */
const share = (pixels: number, of: number): number => Math.round((pixels / of) * 10_000) / 10_000;

const balloonOf = ({ kind, speaker, x, y, width, tail, size, color, words }: StripBalloon, height: number): Balloon => ({
  kind,
  speaker: speaker ? localized(speaker) : null,
  x: share(x, PANEL_WIDTH),
  y: share(y, height),
  width: share(width, PANEL_WIDTH),
  tail: tail ? { x: share(tail[0], PANEL_WIDTH), y: share(tail[1], height) } : null,
  size: size ?? 1,
  color: color ?? null,
  words: localized(words),
});

/** The panels of an episode as the product knows them; `colorOf` says by its id what a panel's picture is like from afar, #rrggbb. */
export const stripPanels = ({ panels }: Pick<StripEpisode, 'panels'>, colorOf: (panelId: string) => string): Panel[] =>
  panels.map(({ id, height, alt, balloons }) => ({
    id,
    width: PANEL_WIDTH,
    height,
    color: colorOf(id),
    alt: localized(alt),
    balloons: balloons.map((balloon) => balloonOf(balloon, height)),
  }));
