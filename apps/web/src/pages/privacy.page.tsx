import type { Language } from '@madang/domain/shared/language.ts';
import { redirect } from 'react-router';
import { choicesOf, PrivacyChoices } from '#app/features/privacy/index.ts';
import { paths } from '#app/paths.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/privacy.page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = await context.get(visitorContext).api.getPrivacyChoices();
  return { state, saved: url.searchParams.has('saved') };
}

/** The form as posted without JavaScript. Redirects to a page rendered with the new choices. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const { api } = context.get(visitorContext);
  await api.changePrivacyChoices(choicesOf(await request.formData(), await api.getPrivacyChoices()));
  throw redirect(paths.privacy(params.lang as Language, { saved: '1' }), 303);
}

/** The page shows the privacy choices of this browser, so no cache may store it. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: wordsIn(matches)?.shell.privacy });

/** What a viewer chooses of privacy (RT-138, HF-42). */
export default function PrivacyPage({ loaderData }: Route.ComponentProps) {
  return <PrivacyChoices state={loaderData.state} saved={loaderData.saved} />;
}
