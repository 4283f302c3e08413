import { dayOf } from '@madang/domain/shared/calendar.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { redirect } from 'react-router';
import { PosterWall, posterWallOf } from '#app/features/catalog/index.ts';
import {
  BirthDateForm,
  giveBirthDate,
  outsideWaysOf,
  ProviderButtons,
  waitsForBirthDate,
} from '#app/features/identities/index.ts';
import { afterSignIn, EntryScreen, postedOf, signUp, SignUpForm, throughLastStep } from '#app/features/sessions/index.ts';
import { FirstProfile, nameFirstProfile } from '#app/features/profiles/index.ts';
import { paths } from '#app/paths.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Visitor } from '../../render';
import type { Route } from './+types/sign-up.page';

const targetOf = (request: Request, lang: string): string =>
  afterSignIn(new URL(request.url).search) ?? paths.home(lang as Language);

const redirectUriOf = (request: Request): string | null => new URL(request.url).searchParams.get('bangoRedirectUri');

/** The profile that somebody who has just signed up watches with; the address says that this step is left, also when it is opened again. */
const profileIn = (request: Request, session: Visitor['session']) =>
  new URL(request.url).searchParams.get('step') === 'profile' ? (session?.profile ?? null) : null;

/**
 * Whoever is signed in already goes on, but for people from elsewhere without a birth date: that step is left for them (RT-56).
 * `b=y` asks everybody else for it too (RT-58).
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const { api, session, now } = visitor;
  const target = targetOf(request, params.lang);
  const today = dayOf(now.getTime());
  if (waitsForBirthDate(session)) return { step: 'birthDate' as const, target, redirectUri: redirectUriOf(request), today };
  const profile = profileIn(request, session);
  if (profile) return { step: 'profile' as const, target, profile };
  if (session) throw redirect(target);
  const asksBirthday = new URL(request.url).searchParams.get('b') === 'y';
  const [wall, ways] = await Promise.all([posterWallOf(api), outsideWaysOf(visitor, request.url)]);
  return { step: 'account' as const, wall, ways, asksBirthday, today };
}

/** The form as browsers without scripts post it. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { api, session, now } = context.get(visitorContext);
  const form = await request.formData();
  const today = dayOf(now.getTime());
  const target = targetOf(request, params.lang);
  const profile = profileIn(request, session);
  if (profile) {
    await nameFirstProfile(api, form, profile);
    throw redirect(target, 303);
  }
  const isLast = session !== null;
  const { rejection } = waitsForBirthDate(session)
    ? await giveBirthDate(api, form, today, null)
    : { rejection: await signUp(api, form, params.lang as Language, today) };
  if (!rejection) throw redirect(isLast ? target : throughLastStep(params.lang as Language, target), 303);
  return postedOf(rejection, form);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, sessionsWords)?.sessions.signUp.title });

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.step === 'birthDate') {
    const { target, redirectUri, today } = loaderData;
    return <BirthDateForm rejection={actionData?.rejection ?? null} target={target} redirectUri={redirectUri} today={today} />;
  }
  if (loaderData.step === 'profile') return <FirstProfile profile={loaderData.profile} target={loaderData.target} />;
  const { wall, ways, asksBirthday, today } = loaderData;
  return (
    <EntryScreen view="signUp" art={<PosterWall images={wall} />}>
      {(email) => (
        <>
          <SignUpForm posted={actionData} email={email} asksBirthday={asksBirthday} today={today} />
          <ProviderButtons ways={ways} />
        </>
      )}
    </EntryScreen>
  );
}
