import type { Language } from '@madang/domain/shared/language.ts';
import { redirect } from 'react-router';
import { paths } from '#app/paths.ts';
import type { Route } from './+types/account.page';

/** The account opens with its profile (RT-29). */
export const loader = ({ params }: Route.LoaderArgs) => redirect(paths.accountProfile(params.lang as Language));

/** Never rendered: the loader redirects. Without a component, React Router would answer errors here as bare JSON. */
export default function Account() {
  return null;
}
