import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { visitorContext } from '../platform/visitor.ts';
import { shownLanguage } from '../shell/language.ts';
import type { Route } from './+types/tv-entrance.page';

/** `/tv`, short enough for a remote control, in the television's language. */
export const loader = ({ request, url, context }: Route.LoaderArgs) =>
  redirect(paths.tv(shownLanguage({ request, url }, context.get(visitorContext))));

/** Never rendered. Without a component, React Router would answer errors here as bare JSON. */
export default function TvEntrancePage() {
  return null;
}
