import { data } from 'react-router';
import { NotFound } from '../shell/FailedPage.tsx';
import { pageMeta, wordsIn } from '../shell/page-meta.ts';
import type { Route } from './+types/not-found.page';

/** A complete page with status 404 (RT-50). */
export const loader = () => data(null, { status: 404 });

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title: wordsIn(matches)?.shell.notFound.title });

export default function NotFoundPage() {
  return <NotFound />;
}
