export { Popups } from './Popups.tsx';
export { RoutePopups } from './RoutePopups.tsx';
