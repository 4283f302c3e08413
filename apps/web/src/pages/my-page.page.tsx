import type { Language } from '@madang/domain/shared/language.ts';
import { redirect } from 'react-router';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/my-page.page';

/** My page opens with the favourites (RT-17). */
export const loader = ({ params }: Route.LoaderArgs) => redirect(paths.favorites(params.lang as Language));

/** Never rendered: the loader redirects. Without a component, React Router would answer errors here as bare JSON. */
export default function MyPage() {
  return null;
}
