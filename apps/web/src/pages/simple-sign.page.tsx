import { tvSignInWords } from '@madang/i18n/parts/tv-sign-in.ts';
import { SimpleSign } from '#app/features/tv-sign-in/index.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/simple-sign.page';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, tvSignInWords)?.tvSignIn.title });

/** Where a television is signed in (RT-10, RT-60, RT-168). */
export default function SimpleSignPage() {
  return <SimpleSign />;
}
