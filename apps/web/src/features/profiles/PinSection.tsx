import { profileWords } from '@madang/i18n/parts/profiles.ts';
import { Checkbox } from '@madang/ui/Checkbox.tsx';
import { useState } from 'react';
import { useWords } from '#app/shell/words.tsx';
import type { ProfileFaults } from './failure.ts';
import { PinField } from './PinField.tsx';
import styles from './PinSection.module.css';

/** A PIN is switched on, changed and switched off here (PR-29 to PR-32). */
export function PinSection({ hadPin, faults }: { hadPin: boolean; faults: ProfileFaults }) {
  const { words } = useWords(profileWords);
  const [enabled, setEnabled] = useState(hadPin);
  const { form: texts } = words.profiles;
  return (
    <div>
      <Checkbox
        name="pin_enable"
        label={texts.pinEnable}
        defaultChecked={hadPin}
        onChange={({ target }) => setEnabled(target.checked)}
      />
      {enabled && (
        <div className={styles.pins}>
          <PinField name="pin" label={texts.newPin} hint={hadPin ? texts.pinHint : texts.pinHintFirst} error={faults['pin']} />
          <PinField name="pin_confirmation" label={texts.pinAgain} error={faults['pin_confirmation']} />
        </div>
      )}
    </div>
  );
}
