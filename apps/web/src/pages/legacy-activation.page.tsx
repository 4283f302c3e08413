import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { visitorContext } from '../platform/visitor.ts';
import { shownLanguage } from '../shell/language.ts';
import type { Route } from './+types/legacy-activation.page';

/** An old address of the page that proves an e-mail address (RT-47). */
export const loader = ({ request, context }: Route.LoaderArgs) => {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  return redirect(paths.verifyEmail(shownLanguage(request, context.get(visitorContext)), query), 301);
};
