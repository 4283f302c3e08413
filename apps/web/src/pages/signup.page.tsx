import { dayOf } from '@madang/domain/shared/calendar.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { redirect } from 'react-router';
import { PosterWall, posterWallOf } from '#app/features/catalog/index.ts';
import { EntryScreen, postedOf, signUp, SignUpForm } from '#app/features/sessions/index.ts';
import { paths } from '#app/paths.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import { ownPath } from '#app/shell/trail.ts';
import type { Route } from './+types/signup.page';

const targetOf = (request: Request, lang: string): string =>
  ownPath(new URL(request.url).searchParams.get('callbackUrl')) ?? paths.home(lang as Language);

/** Whoever is signed in already goes on. `b=y` asks for the birth date (RT-58). */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { api, session, now } = context.get(visitorContext);
  if (session) throw redirect(targetOf(request, params.lang));
  const asksBirthday = new URL(request.url).searchParams.get('b') === 'y';
  return { wall: await posterWallOf(api), asksBirthday, today: dayOf(now.getTime()) };
}

/** The form as browsers without scripts post it. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { api, now } = context.get(visitorContext);
  const form = await request.formData();
  const rejection = await signUp(api, form, params.lang as Language, dayOf(now.getTime()));
  if (!rejection) throw redirect(targetOf(request, params.lang), 303);
  return postedOf(rejection, form);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, sessionsWords)?.sessions.signUp.title });

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const { wall, asksBirthday, today } = loaderData;
  return (
    <EntryScreen view="signUp" art={<PosterWall images={wall} />}>
      {(email) => <SignUpForm posted={actionData} email={email} asksBirthday={asksBirthday} today={today} />}
    </EntryScreen>
  );
}
