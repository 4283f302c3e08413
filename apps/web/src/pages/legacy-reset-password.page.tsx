import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { visitorContext } from '../platform/visitor.ts';
import { shownLanguage } from '../shell/language.ts';
import type { Route } from './+types/legacy-reset-password.page';

/** An old address of the page that chooses a new password; its query goes along (RT-46). */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return redirect(paths.resetPassword(shownLanguage(request, context.get(visitorContext)), query), 301);
};
