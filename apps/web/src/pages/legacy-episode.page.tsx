import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { visitorContext } from '../platform/visitor.ts';
import { shownLanguage } from '../shell/language.ts';
import type { Route } from './+types/legacy-episode.page';

/** An old address of an episode (RT-48). */
export const loader = ({ request, params, context }: Route.LoaderArgs) =>
  redirect(paths.video(shownLanguage(request, context.get(visitorContext)), params.id, params.name), 301);
