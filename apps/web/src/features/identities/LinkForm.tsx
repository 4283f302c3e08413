import { fill } from '@madang/i18n/fill.ts';
import { identityWords } from '@madang/i18n/parts/identities.ts';
import { Button } from '@madang/ui/Button.tsx';
import { Link } from '@madang/ui/link.tsx';
import { Logo } from '@madang/ui/Logo.tsx';
import { PasswordField } from '@madang/ui/PasswordField.tsx';
import { type Rejection, RejectionNotice, useFieldWords } from '#app/features/sessions/index.ts';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import { StepSheet, stepForm } from './StepSheet.tsx';

interface LinkFormProps {
  provider: string;
  email: string;
  rejection: Rejection | null;
}

/** Asks once for the password of the account that has the address. Posted as it stands: the browser may then keep the password. */
export function LinkForm({ provider, email, rejection }: LinkFormProps) {
  const { words, language } = useWords(identityWords);
  const field = useFieldWords(rejection?.faults ?? {});
  const { title, text, submit } = words.identities.link;
  const logo = (
    <Link href={paths.home(language)}>
      <Logo />
    </Link>
  );
  return (
    <StepSheet title={title} text={fill(text, { provider, email })} top={logo}>
      <form method="post" noValidate className={stepForm}>
        <RejectionNotice reason={rejection?.reason ?? null} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <PasswordField {...field('password')} autoComplete="current-password" required />
        <Button type="submit" variant="primary" full>
          {submit}
        </Button>
      </form>
    </StepSheet>
  );
}
