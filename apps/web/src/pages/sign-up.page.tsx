import { toDay } from '@madang/domain/shared/calendar.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { Link } from '@madang/ui/link.tsx';
import { redirect } from 'react-router';
import { BlackScreen } from '#app/features/accounts/index.ts';
import { PosterWall, loadPosterWall } from '#app/features/catalog/index.ts';
import {
  BirthDateForm,
  submitBirthDate,
  loadOutsideWays,
  ProviderButtons,
  waitsForBirthDate,
} from '#app/features/identities/index.ts';
import { afterSignIn, EntryScreen, readPosted, signUp, SignUpForm, throughLastStep } from '#app/features/sessions/index.ts';
import { FirstProfile, nameFirstProfile } from '#app/features/profiles/index.ts';
import { paths } from '#app/paths.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { ClosedNotice } from '#app/shell/ClosedNotice.tsx';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import { useWords } from '#app/shell/words.tsx';
import type { Visitor } from '../../render';
import type { Route } from './+types/sign-up.page';

const targetOf = (url: URL, lang: string): string => afterSignIn(url.search) ?? paths.home(lang as Language);

const redirectUriOf = (url: URL): string | null => url.searchParams.get('bangoRedirectUri');

/** The profile created at sign-up. The address says that naming it is still to do, also after a reload. */
const profileIn = (url: URL, session: Visitor['session']) =>
  url.searchParams.get('step') === 'profile' ? (session?.profile ?? null) : null;

/**
 * Redirects a signed-in viewer with a chosen profile (RT-107), unless a viewer of an external provider still has to
 * give a birth date (RT-56). `b=y` asks every other new viewer for it too (RT-58).
 */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const visitor = context.get(visitorContext);
  const { api, session, now } = visitor;
  const target = targetOf(url, params.lang);
  const today = toDay(now.getTime());
  if (waitsForBirthDate(session)) return { step: 'birthDate' as const, target, redirectUri: redirectUriOf(url), today };
  const profile = profileIn(url, session);
  if (profile) return { step: 'profile' as const, target, profile };
  if (session?.profile) throw redirect(target);
  if (url.searchParams.get('step') === 'mailed') return { step: 'mailed' as const };
  const asksBirthday = url.searchParams.get('b') === 'y';
  const [wall, ways] = await Promise.all([loadPosterWall(api), loadOutsideWays(visitor, url)]);
  return { step: 'account' as const, wall, ways, asksBirthday, today, closed: !visitor.signUpOpen };
}

/** The form as browsers without scripts post it. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const { api, session, longestName, now } = context.get(visitorContext);
  const form = await request.formData();
  const today = toDay(now.getTime());
  const target = targetOf(url, params.lang);
  const profile = profileIn(url, session);
  if (profile) {
    await nameFirstProfile(api, form, profile);
    throw redirect(target, 303);
  }
  const isLast = waitsForBirthDate(session);
  const { rejection, mailed } = waitsForBirthDate(session)
    ? { ...(await submitBirthDate(api, form, today, null)), mailed: false }
    : await signUp(api, form, { language: params.lang as Language, today, longestName });
  if (mailed) throw redirect(paths.signUp(params.lang as Language, { step: 'mailed' }), 303);
  if (!rejection) throw redirect(isLast ? target : throughLastStep(params.lang as Language, target), 303);
  return readPosted(rejection, form);
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, sessionsWords)?.sessions.signUp.title });

function SignUpMailed() {
  const { words, language } = useWords(sessionsWords);
  const { title, text } = words.sessions.signUpMailed;
  return (
    <BlackScreen title={title} text={text} other={<Link href={paths.signIn(language)}>{words.sessions.signUp.other}</Link>} />
  );
}

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.step === 'birthDate') {
    const { target, redirectUri, today } = loaderData;
    return <BirthDateForm rejection={actionData?.rejection ?? null} target={target} redirectUri={redirectUri} today={today} />;
  }
  if (loaderData.step === 'profile') return <FirstProfile profile={loaderData.profile} target={loaderData.target} />;
  if (loaderData.step === 'mailed') return <SignUpMailed />;
  const { wall, ways, asksBirthday, today, closed } = loaderData;
  return (
    <EntryScreen view="signUp" art={<PosterWall images={wall} />}>
      {(email) =>
        closed ? (
          <ClosedNotice refusal="SIGN_UP_CLOSED" />
        ) : (
          <>
            <SignUpForm posted={actionData} email={email} asksBirthday={asksBirthday} today={today} />
            <ProviderButtons ways={ways} />
          </>
        )
      }
    </EntryScreen>
  );
}
