import type { Needs } from '../use-case/needs.ts';
import { answer, type UseCase } from '../use-case/use-case.ts';
import { presentPrivacy } from './privacy.presenter.ts';

/** Choices apply to this browser and, for a signed-in viewer, to every device of the account. */
export const changePrivacyChoices: UseCase<'changePrivacyChoices', Needs<'repositories', 'accounts'>> =
  ({ repositories }) =>
  async (viewer, choices) => {
    if (viewer.signedIn) await repositories.accounts.savePrivacyChoices(viewer.accountId, choices);
    const chosen = { ...viewer, privacy: { ...viewer.privacy, choices } };
    return answer(presentPrivacy(chosen), { kind: 'privacy', choices });
  };
