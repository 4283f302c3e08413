import type { Panel as PanelAnswer, Place as PlaceAnswer } from '@madang/contract/webtoons/webtoons.contract.ts';
import type { Panel } from '@madang/domain/webtoons/panel.ts';
import type { Place } from '@madang/domain/webtoons/place.ts';
import { presentTexts } from '../catalog/catalog.presenter.ts';

export const presentPanel = ({ id, width, height, color, alt, balloons }: Panel): PanelAnswer => ({
  id,
  width,
  height,
  color,
  alt: presentTexts(alt),
  balloons: balloons.map((balloon) => ({
    kind: balloon.kind,
    speaker: balloon.speaker && presentTexts(balloon.speaker),
    x: balloon.x,
    y: balloon.y,
    width: balloon.width,
    tail: balloon.tail && { ...balloon.tail },
    size: balloon.size,
    color: balloon.color,
    words: presentTexts(balloon.words),
  })),
});

export const presentPlace = ({ panelId, fraction }: Place): PlaceAnswer => ({ panel_id: panelId, fraction });
