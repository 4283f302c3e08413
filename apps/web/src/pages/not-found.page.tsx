import { data } from 'react-router';
import { NotFound } from '../shell/FailedPage.tsx';

/** The page is whole; its status says the rest (RT-50). */
export const loader = () => data(null, { status: 404 });

export default function NotFoundPage() {
  return <NotFound />;
}
