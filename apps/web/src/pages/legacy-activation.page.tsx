import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { visitorContext } from '../platform/visitor.ts';
import { shownLanguage } from '../shell/language.ts';
import type { Route } from './+types/legacy-activation.page';

/** An old address of the page that proves an e-mail address (RT-47). */
export const loader = ({ request, url, context }: Route.LoaderArgs) => {
  const query = Object.fromEntries(url.searchParams);
  return redirect(paths.verifyEmail(shownLanguage({ request, url }, context.get(visitorContext)), query), 301);
};

/** Never rendered: the loader redirects. Without a component, React Router would answer errors here as bare JSON. */
export default function LegacyActivation() {
  return null;
}
