import type { Genre } from '@madang/domain/catalog/vocabulary.ts';
import type { ArtDirection, SceneFamily } from '../catalog/format.ts';

/** Where the episodes of a kind of series take place, beside the scene of its poster. */
type Setting = 'palace' | 'city' | 'crime' | 'country' | 'coast' | 'ward' | 'school' | 'stage' | 'show' | 'myth';

const PLACES: Readonly<Record<Setting, readonly SceneFamily[]>> = {
  palace: [
    'palace-gate',
    'hanok-courtyard',
    'bamboo-forest',
    'palace-corridor',
    'fortress-wall',
    'mountain-temple',
    'scholar-desk',
    'pine-crane',
    'giwa-eaves-moon',
    'royal-kitchen',
  ],
  city: [
    'cafe-window',
    'han-river-bridge',
    'rooftop-room',
    'bus-stop',
    'stairs-village',
    'office-tower',
    'apartment-windows',
    'neon-alley',
    'subway-platform',
    'convenience-store',
    'seoul-ridge-dusk',
    'market-umbrellas',
  ],
  crime: [
    'parking-garage',
    'neon-alley',
    'harbour-containers',
    'courtroom',
    'han-river-bridge',
    'subway-window',
    'apartment-windows',
    'hospital-corridor',
    'office-tower',
    'stairs-village',
    'country-road',
    'burning-warehouse',
  ],
  country: [
    'country-road',
    'persimmon-tree',
    'rice-terraces',
    'hanok-courtyard',
    'green-tea-field',
    'train-through-hills',
    'bus-stop',
    'market-umbrellas',
    'mountain-temple',
    'campsite-stars',
  ],
  coast: [
    'fishing-village',
    'lighthouse',
    'island-ferry',
    'tidal-flat',
    'tangerine-farm',
    'haenyeo-underwater',
    'pier-farewell',
    'country-road',
    'market-umbrellas',
    'campsite-stars',
  ],
  ward: [
    'hospital-corridor',
    'cafe-window',
    'operating-light',
    'rooftop-room',
    'apartment-windows',
    'bus-stop',
    'office-tower',
    'stairs-village',
    'convenience-store',
    'han-river-bridge',
  ],
  school: [
    'classroom-window',
    'school-field',
    'bus-stop',
    'school-rooftop',
    'convenience-store',
    'stairs-village',
    'practice-room',
    'baseball-stadium',
    'cafe-window',
    'subway-platform',
  ],
  stage: [
    'concert-stage',
    'practice-room',
    'radio-booth',
    'recording-studio',
    'rooftop-room',
    'subway-platform',
    'neon-alley',
    'han-river-bridge',
    'variety-set',
    'cafe-window',
  ],
  show: [
    'variety-set',
    'night-market',
    'campsite-stars',
    'market-umbrellas',
    'game-board',
    'kitchen-pot',
    'country-road',
    'fishing-village',
    'bakery-shelf',
    'train-through-hills',
    'hanok-courtyard',
    'rooftop-room',
  ],
  myth: [
    'fox-fire',
    'bamboo-forest',
    'giwa-eaves-moon',
    'neon-alley',
    'mountain-temple',
    'underwater-palace',
    'stairs-village',
    'hanok-courtyard',
    'observatory',
    'han-river-bridge',
  ],
};

const SETTINGS: Readonly<Record<Genre, Setting>> = {
  romance: 'city',
  romcom: 'city',
  historical: 'palace',
  makjang: 'city',
  family: 'country',
  slice_of_life: 'city',
  thriller: 'crime',
  crime: 'crime',
  legal: 'crime',
  medical: 'ward',
  school: 'school',
  fantasy: 'myth',
  action: 'crime',
  horror: 'crime',
  melodrama: 'city',
  mystery: 'crime',
  office: 'city',
  sports: 'school',
  music: 'stage',
  talk: 'show',
  reality: 'show',
  travel: 'coast',
  cooking: 'show',
  game: 'show',
  competition: 'stage',
  music_show: 'stage',
  concert: 'stage',
  nature: 'coast',
  society: 'country',
  craft: 'country',
  history: 'palace',
};

const COMPANY: ReadonlyArray<ArtDirection['figures']> = ['two-together', 'none', 'one', 'group', 'two-apart'];

/** How many stills the episodes of a title have at most; with more episodes they take turns. */
export const EPISODE_STILLS = 10;

/**
 * A scene for each still of a title's episodes: its own twice, the others of its setting, which begin elsewhere for every title. Every
 * second one comes first, so that two neighbours in the list are seldom neighbours here.
 */
export const placesOf = (id: number, own: SceneFamily, genres: readonly Genre[]): readonly SceneFamily[] => {
  const places = PLACES[SETTINGS[genres[0] ?? 'romance']].filter((place) => place !== own);
  const from = (step: number): SceneFamily => places[(id * 3 + step) % places.length] ?? own;
  const [first = own, second = own, third = own, ...others] = new Set([
    ...places.map((_, step) => from(step * 2)),
    ...places.map((_, step) => from(step)),
  ]);
  return [own, first, second, third, own, ...others].slice(0, EPISODE_STILLS);
};

/** Who is in a still: the poster's own people where it shows the poster's scene, otherwise others each time. */
export const figuresOf = (id: number, index: number, own: ArtDirection['figures'], athome: boolean): ArtDirection['figures'] =>
  athome ? own : (COMPANY[(id + index) % COMPANY.length] ?? own);
