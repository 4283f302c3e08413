import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { visitorContext } from '../platform/visitor.ts';
import type { Route } from './+types/entrance';
import { shownLanguage } from './language.ts';

/** `/` and `/{lang}` go to loading in the visitor's language (RT-03, RT-04). */
export const loader = ({ request, context }: Route.LoaderArgs) =>
  redirect(paths.loading(shownLanguage(request, context.get(visitorContext))));
