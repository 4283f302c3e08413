import { useMediaQuery } from '../platform/window.ts';
import { late } from './late.tsx';

const TabBar = late(async () => (await import('./TabBar.tsx')).TabBar);

/** Loads the tab bar once the page works, on screens narrow enough for the hamburger. */
export const LateTabBar = () => (useMediaQuery('(max-width: 542.98px)') ? <TabBar /> : null);
