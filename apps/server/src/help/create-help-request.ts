import type { Needs } from '../use-case/needs.ts';
import { createHash } from 'node:crypto';
import { normalEmail } from '@madang/domain/accounts/email-address.ts';
import { faultsOfHelpRequest, type HelpRequestTopic, normalHelpMessage } from '@madang/domain/help/help-request.ts';
import { answer, refuse, type UseCase } from '../use-case/use-case.ts';

/** A UUID of what is sent: the same message sent again is the same mail. */
const idOf = (...parts: readonly string[]): string => {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
};

/** Mails a visitor's message to the operator's support address; an answer goes to the visitor. */
export const createHelpRequest: UseCase<'createHelpRequest', Needs<'help' | 'inTransaction' | 'now', 'mailOutbox'>> =
  (deps) =>
  async (viewer, { website, language, topic, ...typed }) => {
    const faults = faultsOfHelpRequest({ ...typed, topic });
    if (Object.keys(faults).length > 0) return refuse('INPUT_INVALID', { fields: faults });
    // People do not see this field. A script that fills it in gets the same answer, and no mail leaves.
    if (website !== '') return answer(null);
    const email = normalEmail(typed.email);
    const message = normalHelpMessage(typed.message);
    const accountId = viewer.signedIn ? viewer.accountId : null;
    const mail = {
      id: idOf('help request', accountId ?? '', email, topic, message),
      accountId,
      kind: 'help_request',
      address: deps.help.articles.contact,
      language,
      name: '',
      details: { email, topic: topic as HelpRequestTopic, message },
    } as const;
    await deps.inTransaction(({ mailOutbox }) => mailOutbox.add(mail, deps.now()));
    return answer(null);
  };
