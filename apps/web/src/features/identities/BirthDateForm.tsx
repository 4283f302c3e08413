import { identityWords } from '@madang/i18n/parts/identities.ts';
import { Button } from '@madang/ui/Button.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { useRef } from 'react';
import { RejectionNotice, type Rejection, useCheckedForm, useFieldWords } from '#app/features/sessions/index.ts';
import { api } from '#app/platform/api.ts';
import { visit } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import { submitBirthDate } from './birth-date.ts';
import { StepSheet, stepForm } from './StepSheet.tsx';

interface BirthDateFormProps {
  /** Result of a form posted without JavaScript. */
  rejection: Rejection | null;
  /** YYYY-MM-DD */
  today: string;
  /** A path of ours. */
  target: string;
  /** Where the partner wants its people back, if the server agrees. */
  redirectUri: string | null;
}

/** The only step of signing up that is left for people who came from elsewhere (RT-56). */
export function BirthDateForm({ rejection: posted, today, target, redirectUri }: BirthDateFormProps) {
  const { words } = useWords(identityWords);
  const leadsTo = useRef(target);
  const { rejection, busy, handlers } = useCheckedForm({
    send: async (form) => {
      const given = await submitBirthDate(api, form, today, redirectUri);
      if (given.rejection === null) leadsTo.current = given.redirectUri ?? target;
      return given.rejection;
    },
    onDone: () => visit(leadsTo.current),
    leaves: true,
    initial: posted,
  });
  const field = useFieldWords(rejection.faults);
  const { title, text, submit } = words.identities.birthDate;

  return (
    <StepSheet title={title} text={text}>
      <form method="post" noValidate className={stepForm} {...handlers}>
        <RejectionNotice reason={rejection.reason} />
        <TextField {...field('date_of_birth')} type="date" autoComplete="bday" required min="1900-01-01" max={today} />
        <Button type="submit" variant="primary" full busy={busy}>
          {submit}
        </Button>
      </form>
    </StepSheet>
  );
}
