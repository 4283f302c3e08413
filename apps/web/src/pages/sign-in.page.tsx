import type { Language } from '@madang/domain/shared/language.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { redirect } from 'react-router';
import { PosterWall, loadPosterWall } from '#app/features/catalog/index.ts';
import { loadOutsideWays, ProviderButtons } from '#app/features/identities/index.ts';
import { afterSignIn, EntryScreen, readPosted, signIn, SignInForm, throughChooser } from '#app/features/sessions/index.ts';
import { paths } from '#app/paths.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/sign-in.page';

const targetOf = (url: URL, lang: string): string => afterSignIn(url.search) ?? paths.home(lang as Language);

/** Redirects a signed-in viewer with a chosen profile. Without a profile the page is shown (RT-107). */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  if (visitor.session?.profile) throw redirect(targetOf(url, params.lang));
  const [wall, ways] = await Promise.all([loadPosterWall(visitor.api), loadOutsideWays(visitor, url)]);
  return { wall, ways, expired: url.searchParams.has('expired') };
}

/** The form as browsers without scripts post it. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const form = await request.formData();
  const rejection = await signIn(context.get(visitorContext).api, form, url.search);
  if (!rejection) throw redirect(throughChooser(params.lang as Language, targetOf(url, params.lang)), 303);
  return readPosted(rejection, form);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, sessionsWords)?.sessions.signIn.title });

export default function SignInPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntryScreen view="signIn" art={<PosterWall images={loaderData.wall} />}>
      {(email) => (
        <>
          <SignInForm posted={actionData} email={email} expired={loaderData.expired} />
          <ProviderButtons ways={loaderData.ways} />
        </>
      )}
    </EntryScreen>
  );
}
