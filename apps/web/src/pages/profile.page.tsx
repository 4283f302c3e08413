import { ownPath } from '@madang/domain/shared/own-path.ts';
import { isCallFailed } from '@madang/contract/client.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { redirect } from 'react-router';
import { ProfileChooser } from '#app/features/profiles/index.ts';
import { inLanguage, paths } from '#app/paths.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/profile.page';

export async function loader({ context }: Route.LoaderArgs) {
  const { objects, object } = await context.get(visitorContext).api.listProfiles();
  return { profiles: objects, most: object.most };
}

/** A tile that was pressed before the scripts had come. A PIN is asked for by the page. */
export async function action({ params, request, url, context }: Route.ActionArgs) {
  const language = params.lang as Language;
  const callbackUrl = ownPath(url.searchParams.get('callbackUrl')) ?? undefined;
  const id = String((await request.formData()).get('id') ?? '').slice(0, 40);
  try {
    const chosen = await context.get(visitorContext).api.selectProfile({ id });
    return redirect(inLanguage(callbackUrl ?? paths.home(language), chosen.interface_lang), 303);
  } catch (error) {
    if (!isCallFailed(error) || error.reason === null) throw error;
    return redirect(paths.profile(language, { choose: id, callbackUrl }), 303);
  }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, profileWords)?.profiles.title });

/** Profile chooser (RT-11). */
export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  return <ProfileChooser {...loaderData} />;
}
