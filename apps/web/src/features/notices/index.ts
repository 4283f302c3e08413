export { LazyNotices } from './LazyNotices.tsx';
export { NoticeBell } from './NoticeBell.tsx';
export { NoticesView } from './NoticesView.tsx';
export { readNotices } from './notices-page.ts';
