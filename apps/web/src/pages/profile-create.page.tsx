import type { Language } from '@madang/domain/shared/language.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { redirect } from 'react-router';
import { ProfileEditor } from '#app/features/profiles/index.ts';
import { paths } from '#app/paths.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/profile-create.page';

/** Where there is no room for one more, the chooser says so. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { objects, object } = await context.get(visitorContext).api.listProfiles();
  if (objects.length >= object.most) throw redirect(paths.profile(params.lang as Language));
  return { others: objects.length };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, profileWords)?.profiles.form.createTitle });

export default function ProfileCreatePage({ loaderData }: Route.ComponentProps) {
  return <ProfileEditor profile={null} others={loaderData.others} isOpen />;
}
