import type { Needs } from '../use-case/needs.ts';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import type { Localized } from '@madang/domain/shared/language.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

interface Texts {
  readonly en: string;
  readonly pt: string;
  readonly es: string;
  readonly zh: string;
  readonly vi: string;
}
const localized = ({ en, pt, es, zh, vi }: Texts): Localized => ({ en_us: en, pt_br: pt, es_es: es, zh_cn: zh, vi_vn: vi });

/** It leaves soon after; who waits for that waits for push services (NO-43). */
export const createPush: UseCase<'createPush', Needs<'now' | 'push' | 'repositories', 'accounts' | 'push'>> =
  ({ repositories, push, now }) =>
  async (_operator, { push_id, email, reference_type, reference_id, path, title, body }) => {
    if (!push.service) return refuse('PUSH_NOT_OFFERED');
    const account = email === undefined ? null : await repositories.accounts.findByEmail(normalEmail(email));
    if (email !== undefined && !account) return refuse('EMAIL_UNKNOWN');
    await repositories.push.addMessage(
      {
        id: push_id,
        accountId: account?.id ?? null,
        referenceType: reference_type,
        referenceId: reference_id,
        path,
        title: localized(title),
        body: localized(body),
      },
      now(),
    );
    return answer(null);
  };
