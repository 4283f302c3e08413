import { FURTHEST_DELIVERY_DAYS } from '@madang/domain/gifts/delivery.ts';
import { MAX_GIFT_MESSAGE_LENGTH, type DedicationFaults, countCharacters } from '@madang/domain/gifts/dedication.ts';
import { fill } from '@madang/i18n/fill.ts';
import { formatNumber } from '@madang/i18n/format.ts';
import { giftsWords } from '@madang/i18n/parts/gifts.ts';
import { TextArea } from '@madang/ui/TextArea.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { localDay, wallClock } from '#app/platform/clock.ts';
import { useIsHydrated } from '#app/platform/window.ts';
import { useWords } from '#app/shell/words.tsx';
import { faultTexts, type GiftDraft } from './gift-draft.ts';
import styles from './GiftDedication.module.css';

const DAY_MS = 86_400_000;

interface GiftDedicationProps {
  draft: GiftDraft;
  faults: DedicationFaults;
  onChange: (more: Partial<GiftDraft>, field: keyof DedicationFaults) => void;
}

/** For whom a gift is, when it goes there, from whom, and what is said with it. */
export function GiftDedication({ draft, faults, onChange }: GiftDedicationProps) {
  const { words, locale } = useWords(giftsWords);
  const { recipient, email, emailHint, sender, message, counter } = words.gifts;
  const isReady = useIsHydrated();
  const errors = faultTexts(faults, words.gifts.faults);
  const count = formatNumber(locale, countCharacters(draft.message));
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <TextField
          label={recipient}
          name="recipient_name"
          autoComplete="off"
          required
          readOnly={!isReady}
          value={draft.recipientName}
          error={errors.recipient_name}
          onChange={({ target }) => onChange({ recipientName: target.value }, 'recipient_name')}
        />
        <TextField
          label={sender}
          name="sender_name"
          autoComplete="name"
          required
          readOnly={!isReady}
          value={draft.senderName}
          error={errors.sender_name}
          onChange={({ target }) => onChange({ senderName: target.value }, 'sender_name')}
        />
      </div>
      <TextField
        label={email}
        hint={emailHint}
        name="recipient_email"
        type="email"
        inputMode="email"
        autoComplete="off"
        readOnly={!isReady}
        value={draft.recipientEmail}
        error={errors.recipient_email}
        onChange={({ target }) => onChange({ recipientEmail: target.value }, 'recipient_email')}
      />
      {draft.recipientEmail.trim() !== '' && (
        <DeliveryDay
          chosen={draft.deliverOn}
          error={errors.deliver_on}
          onChoose={(deliverOn) => onChange({ deliverOn }, 'deliver_on')}
        />
      )}
      <TextArea
        label={message}
        hint={fill(counter, { count, most: formatNumber(locale, MAX_GIFT_MESSAGE_LENGTH) })}
        name="message"
        rows={3}
        readOnly={!isReady}
        value={draft.message}
        error={errors.message}
        onChange={({ target }) => onChange({ message: target.value }, 'message')}
      />
    </div>
  );
}

interface DeliveryDayProps {
  /** YYYY-MM-DD. Empty for today. */
  chosen: string;
  error: string | undefined;
  onChoose: (day: string) => void;
}

/** Only shown where something was typed, in a browser: what day it is there is no secret to the page. */
function DeliveryDay({ chosen, error, onChoose }: DeliveryDayProps) {
  const { words } = useWords(giftsWords);
  const today = localDay(wallClock());
  return (
    <TextField
      label={words.gifts.day}
      hint={words.gifts.dayHint}
      name="deliver_on"
      type="date"
      min={today}
      max={localDay(wallClock() + FURTHEST_DELIVERY_DAYS * DAY_MS)}
      value={chosen || today}
      error={error}
      onChange={({ target }) => onChoose(target.value === today ? '' : target.value)}
    />
  );
}
