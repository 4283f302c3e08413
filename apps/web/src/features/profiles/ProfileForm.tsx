import { DISPLAY_TYPES } from '@madang/domain/profiles/profile.ts';
import { LANGUAGES } from '@madang/domain/shared/language.ts';
import { LANGUAGE_NAMES } from '@madang/i18n/catalogues.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Select } from '@madang/ui/Select.tsx';
import { FieldError, TextField } from '@madang/ui/TextField.tsx';
import { useWords } from '#app/shell/words.tsx';
import { PicturePicker } from './PicturePicker.tsx';
import { PinSection } from './PinSection.tsx';
import styles from './ProfileForm.module.css';
import { type ProfileFormProps, useProfileForm } from './use-profile-form.ts';
import { ViewingAgePicker } from './ViewingAgePicker.tsx';

const languages = LANGUAGES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] }));

/** Profile form. Errors show beside their fields, and nothing that was entered is lost. */
export function ProfileForm(props: ProfileFormProps) {
  const { id, before, onCancel } = props;
  const { words } = useWords(profileWords);
  const { form: texts } = words.profiles;
  const { faults, busy, handlers } = useProfileForm(props);
  return (
    <form noValidate className={styles.form} {...handlers}>
      <PicturePicker before={before} error={faults['image']} />
      <TextField name="name" label={texts.name} defaultValue={before.name} error={faults['name']} autoComplete="off" required />
      <div className={styles.pair}>
        <Select name="interface_lang" label={texts.interfaceLanguage} options={languages} defaultValue={before.interface_lang} />
        <Select name="subtitle_lang" label={texts.subtitleLanguage} options={languages} defaultValue={before.subtitle_lang} />
      </div>
      <Select
        name="display_type"
        label={texts.displayType}
        options={DISPLAY_TYPES.map((one) => ({ value: one, label: texts.displayTypes[one] }))}
        defaultValue={before.display_type}
      />
      <ViewingAgePicker before={before.rating_value} faults={faults} />
      <PinSection hadPin={before.pin_enable} faults={faults} />
      <FieldError id="profile-form-error" error={faults['form']} />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{texts.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {id === null ? texts.create : texts.save}
        </Button>
      </div>
    </form>
  );
}
