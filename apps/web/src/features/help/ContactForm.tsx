import { HELP_MESSAGE, HELP_REQUEST_TOPICS } from '@madang/domain/help/help-request.ts';
import { fill } from '@madang/i18n/fill.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Select } from '@madang/ui/Select.tsx';
import { TextArea } from '@madang/ui/TextArea.tsx';
import { TextField } from '@madang/ui/TextField.tsx';
import { useState } from 'react';
import { RejectionNotice, useCheckedForm } from '#app/features/sessions/index.ts';
import { paths } from '#app/paths.ts';
import { api } from '#app/platform/api.ts';
import { useWords } from '#app/shell/words.tsx';
import { entryIn, type PostedHelpRequest, sendHelpRequest } from './help-request.ts';
import type { HelpContact } from './help-of.ts';
import styles from './Help.module.css';

/** A message to support, which answers by email. */
export function ContactForm({ contact, posted }: { contact: HelpContact; posted: PostedHelpRequest | undefined }) {
  const { language } = useWords();
  const { words, topics } = contact;
  const [sentFrom, setSentFrom] = useState(posted?.rejection === null ? posted.entry.email : null);
  const { rejection, busy, handlers } = useCheckedForm({
    send: (form) => sendHelpRequest(api, form, language),
    onDone: (form) => setSentFrom(entryIn(new FormData(form)).email),
    initial: posted?.rejection,
  });
  const errorOf = (field: keyof typeof words.faults): string | undefined => {
    const texts: Readonly<Record<string, string>> = words.faults[field];
    const text = texts[rejection.faults[field] ?? ''];
    return text && fill<string>(text, HELP_MESSAGE);
  };
  if (sentFrom !== null)
    return (
      <div role="status" className={styles.sent}>
        <p className={styles.contactTitle}>{words.sent}</p>
        <p className={styles.summary}>{fill<string>(words.sentText, { email: sentFrom })}</p>
      </div>
    );
  return (
    <form method="post" action={`${paths.help(language)}#contact`} noValidate className={styles.form} {...handlers}>
      <RejectionNotice reason={rejection.reason} />
      <TextField
        name="email"
        label={words.email}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={posted?.entry.email}
      />
      <Select
        name="topic"
        label={words.topic}
        error={errorOf('topic')}
        required
        defaultValue={posted?.entry.topic ?? ''}
        options={[
          { value: '', label: words.choose },
          ...HELP_REQUEST_TOPICS.map((value) => ({ value, label: { ...topics, other: words.other }[value] })),
        ]}
      />
      <TextArea
        name="message"
        label={words.message}
        hint={fill<string>(words.hint, HELP_MESSAGE)}
        error={errorOf('message')}
        rows={6}
        required
        defaultValue={posted?.entry.message}
      />
      {/* Filled in by scripts only. */}
      <div hidden>
        <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" />
      </div>
      <div>
        <Button type="submit" variant="primary" busy={busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
