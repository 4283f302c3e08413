import type { Profile } from '@madang/contract/profiles/profiles.contract.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { sessionsWords } from '@madang/i18n/parts/sessions.ts';
import { Button } from '@madang/ui/Button.tsx';
import { FieldError, TextField } from '@madang/ui/TextField.tsx';
import { StepSheet, stepForm } from '#app/features/identities/index.ts';
import { visit } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import { useProfileForm } from './use-profile-form.ts';

interface FirstProfileProps {
  profile: Profile;
  /** A path of ours. */
  target: string;
}

/** The last step of signing up: what the profile that came with the account is called and looks like (AC-28). */
export function FirstProfile({ profile, target }: FirstProfileProps) {
  const { words } = useWords(profileWords, sessionsWords);
  const { title, text, submit } = words.sessions.lastStep;
  const leave = () => visit(target);
  const { faults, busy, handlers } = useProfileForm({
    id: profile.id,
    before: profile,
    matchedPin: undefined,
    onPinNeeded: leave,
    onSaved: leave,
  });
  return (
    <StepSheet title={title} text={text}>
      <form method="post" noValidate className={stepForm} {...handlers}>
        <PicturePicker before={profile} error={faults['image']} />
        <TextField
          name="name"
          label={words.profiles.form.name}
          defaultValue={profile.name}
          error={faults['name']}
          autoComplete="off"
          required
        />
        <FieldError id="profile-form-error" error={faults['form']} />
        <Button type="submit" variant="primary" full busy={busy}>
          {submit}
        </Button>
      </form>
    </StepSheet>
  );
}
