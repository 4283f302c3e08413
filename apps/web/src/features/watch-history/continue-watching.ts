import { lazy } from 'react';
// The server writes the row into the page, but the build links only the stylesheets of what is imported statically.
import './ContinueWatchingRail.module.css';

/** Fetches the row that only signed-in people have. */
export const loadContinueWatchingRail = async () => ({
  default: (await import('./ContinueWatchingRail.tsx')).ContinueWatchingRail,
});

/** The server writes pages whole and waits for nothing. */
export const ContinueWatchingRail = import.meta.env.SSR
  ? (await loadContinueWatchingRail()).default
  : lazy(loadContinueWatchingRail);
