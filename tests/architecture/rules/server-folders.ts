import type { Rule } from '../rule.ts';
import { componentsOf } from '../components.ts';
import { isTest, sourceFile, type SourceFile } from '../../../tools/sources/source-file.ts';

const SERVER = 'apps/server/src/';

/**
 * The folders of the server, lowest floor first. A folder imports from lower floors only; folders of one floor do not import each other.
 * Files at the root of `src` and `startup` assemble the server and lie above all floors, except those that import nothing of the server: they lie below.
 */
const FLOORS: readonly (readonly string[])[] = [
  ['jobs', 'ports', 'providers/documents', 'providers/email-addresses', 'providers/outgoing'],
  [
    'background',
    'fast-path/fastify',
    'fast-path/rate-limiter-flexible',
    'fast-path/react-router',
    'legal',
    'providers/ad-tags',
    'providers/embeddings',
    'providers/geo',
    'providers/identity',
    'providers/mail',
    'providers/media-storage',
    'providers/partners',
    'providers/passwords',
    'providers/payments/recurly',
    'search/keytalk/lexicon',
  ],
  ['billing/receipt-file', 'profiles/picture-file', 'providers/encrypted-films', 'search/engine', 'settings'],
  ['providers/payments/stripe', 'providers/push', 'search/keytalk', 'use-case'],
  ['http'],
  ['accounts', 'analytics', 'catalog', 'help', 'mail', 'push', 'test-switches'],
  [
    'ads',
    'billing',
    'favorites',
    'likes',
    'live',
    'notices',
    'popups',
    'privacy',
    'profiles',
    'providers/payments/sandbox',
    'search',
    'watch-history',
    'webtoons',
  ],
  ['coupons', 'gifts', 'playback', 'providers/payments', 'sessions'],
  ['downloads', 'identities', 'subscriptions', 'tv-sign-in'],
  ['partners', 'providers/payments/stripe/live', 'recurly'],
];

/** The folder that assembles the server together with the files at the root. */
const ASSEMBLY = 'startup';

/** Arrows that run up; an arrow is all imports of one folder from another. */
const MAX_ARROWS_UP = 8;
/** Folders of a knot, in which each folder is reached from every other. */
const MAX_KNOT = 6;

interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly imports: readonly string[];
}

const isOfServer = (file: SourceFile): boolean => file.path.startsWith(SERVER) && !isTest(file);

/** The folder of a file below `src`; a file at its root is a place of its own. */
const placeOf = (path: string): string => {
  const below = path.slice(SERVER.length);
  return below.includes('/') ? below.slice(0, below.lastIndexOf('/')) : below;
};

const arrowsOf = (files: readonly SourceFile[]): readonly Arrow[] => {
  const arrows = new Map<string, { from: string; to: string; imports: string[] }>();
  for (const { path, imports } of files.filter(isOfServer)) {
    for (const target of imports.filter((one) => one.startsWith(SERVER) && placeOf(one) !== placeOf(path))) {
      const [from, to] = [placeOf(path), placeOf(target)];
      const arrow = arrows.get(`${from} ${to}`) ?? { from, to, imports: [] };
      arrows.set(`${from} ${to}`, arrow);
      arrow.imports.push(`${path} imports ${target}`);
    }
  }
  return [...arrows.values()];
};

/** The floor of a place: -1 for files at the root that import nothing of the server, above all for the others; null for an undeclared folder. */
const floorsOf = (arrows: readonly Arrow[]) => {
  const importing = new Set(arrows.map(({ from }) => from));
  return (place: string): number | null => {
    if (place === ASSEMBLY) return FLOORS.length;
    if (place.endsWith('.ts')) return importing.has(place) ? FLOORS.length : -1;
    const floor = FLOORS.findIndex((places) => places.includes(place));
    return floor < 0 ? null : floor;
  };
};

const undeclaredIn = (files: readonly SourceFile[], arrows: readonly Arrow[]): readonly string[] => {
  const floorOf = floorsOf(arrows);
  return files
    .filter((file) => isOfServer(file) && floorOf(placeOf(file.path)) === null)
    .map(({ path }) => `${path}: its folder has no floor in tests/architecture/rules/server-folders.ts`);
};

const arrowsUp = (arrows: readonly Arrow[]): readonly Arrow[] => {
  const floorOf = floorsOf(arrows);
  return arrows.filter(({ from, to }) => {
    const [above, below] = [floorOf(from), floorOf(to)];
    if (above === null || below === null) return false;
    return above <= below && above < FLOORS.length;
  });
};

export const serverFoldersHaveFloors: Rule = {
  name: `folders of the server have floors, and at most ${MAX_ARROWS_UP} arrows between them run up`,
  covers: isOfServer,
  atLeast: 400,
  violationsOf: (files) => {
    const arrows = arrowsOf(files);
    const up = arrowsUp(arrows);
    return [...undeclaredIn(files, arrows), ...(up.length > MAX_ARROWS_UP ? up.flatMap(({ imports }) => imports) : [])];
  },
  broken: sourceFile(
    'apps/server/src/ports/answers.ts',
    [
      "export { addLike } from '../likes/add-like.ts';",
      "export { addFavorite } from '../favorites/add-favorite.ts';",
      "export { changeNotices } from '../notices/change-notices.ts';",
      "export { changePopups } from '../popups/change-popups.ts';",
      "export { addDownload } from '../downloads/add-download.ts';",
      "export { signIn } from '../sessions/sign-in.ts';",
      "export { trackAd } from '../ads/track-ad.ts';",
      "export { purchase } from '../billing/purchase.ts';",
      "export { createGift } from '../gifts/create-gift.ts';",
    ].join('\n'),
  ),
};

export const serverHasNoLargeKnot: Rule = {
  name: `no more than ${MAX_KNOT} folders of the server reach each other by imports`,
  covers: isOfServer,
  atLeast: 400,
  violationsOf: (files) => {
    const arrows = arrowsOf(files);
    const targets = new Map<string, string[]>();
    for (const { from, to } of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
    return componentsOf(targets)
      .filter((knot) => knot.length > MAX_KNOT)
      .flatMap((knot) => {
        const within = arrows.filter(({ from, to }) => knot.includes(from) && knot.includes(to));
        return within.flatMap(({ imports }) => imports.map((one) => `${one} (knot of ${knot.length})`));
      });
  },
  broken: sourceFile(
    'apps/server/src/use-case/answers.ts',
    [
      "export { addLike } from '../likes/add-like.ts';",
      "export { addFavorite } from '../favorites/add-favorite.ts';",
      "export { changeNotices } from '../notices/change-notices.ts';",
      "export { changePopups } from '../popups/change-popups.ts';",
      "export { listGuide } from '../live/list-guide.ts';",
      "export { trackAd } from '../ads/track-ad.ts';",
    ].join('\n'),
  ),
};
