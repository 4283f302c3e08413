import { isCallFailed } from '@madang/contract/client.ts';
import type { Language } from '@madang/domain/shared/language.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { redirect } from 'react-router';
import { ProfileEditor } from '#app/features/profiles/index.ts';
import { paths } from '#app/paths.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/profile-edit.page';

/** It may have been removed since the list was read. */
const ifRefused = (error: unknown): null => {
  if (!isCallFailed(error) || error.reason === null) throw error;
  return null;
};

/** A deleted profile, or one of another account, redirects to the list of profiles. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { api, session } = context.get(visitorContext);
  const { objects } = await api.listProfiles();
  const isThere = objects.some(({ id, locked }) => id === params.id && !locked);
  const profile = isThere ? await api.getProfile({ profile_id: params.id }).catch(ifRefused) : null;
  if (!profile) throw redirect(paths.profile(params.lang as Language, { manage: '1' }));
  const isOpen = !profile.pin_enable || session?.profile?.id === profile.id;
  return { profile, others: objects.length - 1, isOpen };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, profileWords)?.profiles.form.editTitle });

export default function ProfileEditPage({ loaderData }: Route.ComponentProps) {
  const { profile, others, isOpen } = loaderData;
  return <ProfileEditor key={profile.id} profile={profile} others={others} isOpen={isOpen} />;
}
