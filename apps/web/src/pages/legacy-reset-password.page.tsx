import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { visitorContext } from '../platform/visitor.ts';
import { shownLanguage } from '../shell/language.ts';
import type { Route } from './+types/legacy-reset-password.page';

/** An old address of the page for a new password. The redirect keeps its query (RT-46). */
export const loader = ({ request, url, context }: Route.LoaderArgs) => {
  const query = Object.fromEntries(url.searchParams);
  return redirect(paths.resetPassword(shownLanguage({ request, url }, context.get(visitorContext)), query), 301);
};

/** Never rendered: the loader redirects. Without a component, React Router would answer errors here as bare JSON. */
export default function LegacyResetPassword() {
  return null;
}
