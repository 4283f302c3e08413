import { VIEWING_AGES, type ViewingAge } from '@madang/domain/profiles/viewing-age.ts';
import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { PasswordField } from '@madang/ui/PasswordField.tsx';
import { FieldError } from '@madang/ui/TextField.tsx';
import { useState } from 'react';
import { useWords } from '#app/shell/words.tsx';
import type { ProfileFaults } from './failure.ts';
import styles from './ViewingAgePicker.module.css';

/** Viewing age of the profile. Changing it requires the account's password (PR-23, PR-26). */
export function ViewingAgePicker({ before, faults }: { before: ViewingAge; faults: ProfileFaults }) {
  const { words } = useWords(profileWords);
  const [chosen, setChosen] = useState(before);
  const { form: texts } = words.profiles;
  return (
    <div className={styles.place}>
      <fieldset className={styles.ages}>
        <legend className={styles.legend}>{texts.viewingAge}</legend>
        {VIEWING_AGES.map((age) => (
          <label key={age} className={styles.age}>
            <input
              type="radio"
              name="rating_value"
              value={age}
              checked={age === chosen}
              onChange={() => setChosen(age)}
              className={styles.radio}
              aria-describedby={`age-${age} rating-value-error`}
            />
            <span className={styles.name}>{texts.viewingAges[age]}</span>
            <span id={`age-${age}`} className={styles.text}>
              {texts.viewingAgeTexts[age]}
            </span>
          </label>
        ))}
      </fieldset>
      <FieldError id="rating-value-error" error={faults['rating_value']} />
      {chosen !== before && (
        <PasswordField
          name="password"
          label={texts.password}
          hint={texts.passwordHint}
          error={faults['password']}
          autoComplete="current-password"
        />
      )}
    </div>
  );
}
