export { LateNotices } from './LateNotices.tsx';
export { NoticeBell } from './NoticeBell.tsx';
export { NoticesView } from './NoticesView.tsx';
export { readNotices } from './notices-page.ts';
