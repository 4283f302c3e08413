import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { visitorContext } from '../platform/visitor.ts';
import type { Route } from './+types/entrance';
import { shownLanguage } from './language.ts';

/** `/` and `/{lang}` go to loading in the visitor's language (RT-03, RT-04). */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  redirect(paths.loading(shownLanguage(request, context.get(visitorContext))));

/** Never seen; a route without one would answer what is not found with bare data. */
export default function Entrance() {
  return null;
}
