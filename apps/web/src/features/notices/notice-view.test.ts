import type { Notice } from '@madang/contract/notices/notices.contract.ts';
import { expect, test } from 'vitest';
import { shownNotice } from './notice-view.ts';

const texts = (text: string) => ({ en: text, pt: `${text} pt`, es: `${text} es`, zh: `${text} zh`, vi: `${text} vi` });
const notice = (link: Partial<NonNullable<Notice['link']>>): Notice => ({
  notice_id: 'a',
  type: 'general',
  place: 'list',
  message: texts('Hello'),
  elapsed_time: texts('2 days ago'),
  link: { type: 'internal', url: '/plan', img_url: null, title: texts('Go'), target_api: null, ...link },
  start_date: '2026-11-20T00:00:00.000Z',
  end_date: '2026-12-20T00:00:00.000Z',
});

test('a display copy says everything in the language of the page', () => {
  expect(shownNotice('pt_br', notice({}))).toMatchObject({
    dp_msg: 'Hello pt',
    dp_elapsed_time: '2 days ago pt',
    link: { title: 'Go pt' },
  });
});

test.each([
  [{ type: 'internal', url: '/plan?a=b' }, '/es_es/plan?a=b', false],
  [{ type: 'internal', url: '/en_us/season/1006' }, '/es_es/season/1006', false],
  [{ type: 'external', url: 'https://elsewhere.example/x' }, 'https://elsewhere.example/x', true],
] as const)('%j leads to %s', (link, href, isElsewhere) => {
  expect(shownNotice('es_es', notice(link)).link).toMatchObject({ href, isElsewhere });
});
