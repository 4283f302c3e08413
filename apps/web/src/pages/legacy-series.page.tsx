import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { visitorContext } from '../platform/visitor.ts';
import { shownLanguage } from '../shell/language.ts';
import type { Route } from './+types/legacy-series.page';

/** An old address of a series (RT-49). */
export const loader = ({ request, url, params, context }: Route.LoaderArgs) =>
  redirect(paths.season(shownLanguage({ request, url }, context.get(visitorContext)), params.id, params.name), 301);

/** Never rendered: the loader redirects. Without a component, React Router would answer errors here as bare JSON. */
export default function LegacySeries() {
  return null;
}
