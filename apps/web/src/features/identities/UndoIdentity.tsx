import { fill } from '@madang/i18n/fill.ts';
import { identityWords } from '@madang/i18n/parts/identities.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { paths } from '#app/paths.ts';
import { StatusPanel } from '#app/shell/Notice.tsx';
import { useReasonText } from '#app/shell/use-reason-text.ts';
import { useWords } from '#app/shell/words.tsx';
import { StepSheet, stepForm } from './StepSheet.tsx';
import type { UndoView } from './undo-identity.ts';

/** Page of the link in an email. Only its form removes the identity. */
export function UndoIdentity({ view }: { view: UndoView }) {
  const { words, language } = useWords(identityWords);
  const reasonText = useReasonText();
  const { title, text, submit, done, doneText, signIn, failed } = words.identities.undo;
  if (view.view === 'asks') {
    const { provider, outside, email } = view.undo;
    return (
      <StepSheet title={title} text={fill(text, { provider, outside, email })}>
        <form method="post" className={stepForm}>
          <input type="hidden" name="outside" value={outside} readOnly />
          <Button type="submit" variant="primary" full>
            {submit}
          </Button>
        </form>
      </StepSheet>
    );
  }
  const isDone = view.view === 'done';
  return (
    <StatusPanel
      scene={isDone ? 'empty' : 'closed'}
      title={isDone ? done : failed}
      text={isDone ? fill(doneText, { outside: view.outside }) : `${reasonText(view.refusal)} [${view.code}]`}
      action={
        <ButtonLink variant="primary" href={paths.signIn(language)}>
          {signIn}
        </ButtonLink>
      }
    />
  );
}
