import type { Language } from '@madang/domain/shared/language.ts';
import { Contents, contentsOf, entryIn, OnwardForm, sendHelpRequest } from '#app/features/help/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/help.page';

export const loader = ({ params, url, context }: Route.LoaderArgs) =>
  contentsOf(context.get(visitorContext), params.lang as Language, url.searchParams.get('q') ?? '');

/** The contact form as browsers without scripts post it. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { api } = context.get(visitorContext);
  return { entry: entryIn(form), rejection: await sendHelpRequest(api, form, params.lang as Language) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: wordsIn(matches)?.shell.helpCenter,
    description: loaderData?.view === 'contents' ? loaderData.intro : undefined,
  });

/** Where the service is explained, or the way there (HF-21, HF-34, RT-132). */
export default function HelpPage({ loaderData: view, actionData }: Route.ComponentProps) {
  return view.view === 'onward' ? <OnwardForm onward={view} /> : <Contents view={view} posted={actionData} />;
}
