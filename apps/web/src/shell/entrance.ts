import { redirect } from 'react-router';
import { paths } from '../paths.ts';
import { visitorContext } from '../platform/visitor.ts';
import type { Route } from './+types/entrance';
import { shownLanguage } from './language.ts';

/** `/` and `/{lang}` go to loading in the visitor's language (RT-03, RT-04), and a search engine to where that leads (RT-120). */
export const loader = ({ request, url, context }: Route.LoaderArgs) => {
  const visitor = context.get(visitorContext);
  const language = shownLanguage({ request, url }, visitor);
  return redirect(visitor.isBot() ? paths.guide(language) : paths.loading(language));
};

/** Never rendered. Without a component, React Router would answer a 404 as bare JSON. */
export default function Entrance() {
  return null;
}
