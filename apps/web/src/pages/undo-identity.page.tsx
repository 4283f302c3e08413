import { identityWords } from '@madang/i18n/parts/identities.ts';
import { loadUndo, undoByForm, UndoIdentity } from '#app/features/identities/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/undo-identity.page';

const tokenIn = (url: URL): string => (url.searchParams.get('token') ?? '').slice(0, 100);

export const loader = ({ url, context }: Route.LoaderArgs) => loadUndo(context.get(visitorContext), tokenIn(url));

export const action = async ({ request, url, context }: Route.ActionArgs) =>
  undoByForm(context.get(visitorContext), tokenIn(url), await request.formData());

/** Its URL carries a token, so no cache may store the page. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, identityWords)?.identities.undo.title });

/** Removes a joined identity by the link of a mail. */
export default function UndoIdentityPage({ loaderData, actionData }: Route.ComponentProps) {
  return <UndoIdentity view={actionData ?? loaderData} />;
}
