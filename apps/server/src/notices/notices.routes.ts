import type { Routes } from '../use-case/use-case.ts';
import { changeNotices } from './change-notices.ts';
import { listNotices } from './list-notices.ts';

export const noticeRoutes = { listNotices, changeNotices } satisfies Routes<'listNotices' | 'changeNotices'>;
