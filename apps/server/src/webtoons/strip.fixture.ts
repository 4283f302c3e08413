import { Readable } from 'node:stream';
import type { Panel } from '@madang/domain/webtoons/panel.ts';
import type { StripStorage } from '../playback/stored-files.ts';

const words = (text: string) => ({
  en_us: text,
  pt_br: `${text} (pt)`,
  es_es: `${text} (es)`,
  zh_cn: `${text} (zh)`,
  vi_vn: `${text} (vi)`,
});

/** Ten panels of rain, with speech in the first and thunder in the second. */
export const PANELS: readonly Panel[] = Array.from({ length: 10 }, (_, index) => ({
  id: `rain-${index + 1}`,
  width: 800,
  height: 900 + 100 * (index % 3),
  color: '#334455',
  alt: words(`Rain on the roof, picture ${index + 1}`),
  balloons: [
    {
      kind: index === 1 ? ('sound' as const) : ('speech' as const),
      speaker: index === 1 ? null : words('Ha-rim'),
      x: 0.5,
      y: 0.25,
      width: 0.4,
      tail: index === 1 ? null : { x: 0.6, y: 0.5 },
      size: 1,
      color: null,
      words: words(index === 1 ? 'Boom' : 'It will stop by morning.'),
    },
  ],
}));

/** Pictures that say which one they are. */
const PICTURE = /^60\d{3}\/rain-\d-(800|480)\.webp$/;
export const STRIP_STORAGE: StripStorage = {
  stat: async (path) => (PICTURE.test(path) ? { size: Buffer.byteLength(path) } : null),
  read: (path) => Readable.from([Buffer.from(path)]),
};
