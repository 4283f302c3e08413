import { noticeWords } from '@madang/i18n/parts/notices.ts';
import { ListFailed } from '#app/features/catalog/index.ts';
import { NoticesView, readNotices } from '#app/features/notices/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/notifications.page';

export const loader = ({ context }: Route.LoaderArgs) => readNotices(context.get(visitorContext));

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, noticeWords)?.notices.title });

/** Notices of a signed-in viewer (RT-144, NO-25). */
export default function NotificationsPage({ loaderData }: Route.ComponentProps) {
  return <NoticesView page={loaderData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFailed error={error} />;
}
