/** What only films with ads need. */
export const loadAds = () => import('./film-breaks.ts');
