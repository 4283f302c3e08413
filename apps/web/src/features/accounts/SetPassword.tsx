import { fill } from '@madang/i18n/fill.ts';
import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { Button } from '@madang/ui/Button.tsx';
import { usePasswordLink } from '#app/features/sessions/index.ts';
import { useWords } from '#app/shell/words.tsx';

/** For people who sign in elsewhere: a mail by which they set a password. */
export function SetPassword({ email }: { email: string }) {
  const { words } = useWords(accountsWords);
  const { busy, send } = usePasswordLink(email, fill(words.accounts.forgot.sentText, { email }));
  return (
    <div>
      <Button busy={busy} onClick={() => void send()}>
        {words.accounts.email.setPassword}
      </Button>
    </div>
  );
}
