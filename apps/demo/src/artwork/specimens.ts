import type { ArtDirection, SceneFamily } from '../catalog/format.ts';
import type { Drawable } from './compositions.ts';

/** A made-up title for tests: one art direction with what the test cares about changed. */
export const specimen = (family: SceneFamily, art: Partial<ArtDirection> = {}): Drawable => ({
  id: 1999,
  title: { ko: '달의 서약', en: 'Vow of the Moon' },
  art: {
    family,
    idea: 'A lamp is lit where nobody lives.',
    hour: 'dusk',
    weather: 'clear',
    accent: '#d8432f',
    figures: 'one',
    lettering: 'bold',
    ...art,
  },
  genres: ['romance'],
});
