/** What only films with ads need. */
export const bringAds = () => import('./film-breaks.ts');
