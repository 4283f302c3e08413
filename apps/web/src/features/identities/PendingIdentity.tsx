import type { Api } from '@madang/contract/api.ts';
import type { AnswerOf } from '@madang/contract/operation.ts';
import { fill } from '@madang/i18n/fill.ts';
import { identityWords } from '@madang/i18n/parts/identities.ts';
import { Button, ButtonLink } from '@madang/ui/Button.tsx';
import { Link } from '@madang/ui/link.tsx';
import { Logo } from '@madang/ui/Logo.tsx';
import { PasswordField } from '@madang/ui/PasswordField.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import { type Rejection, RejectionNotice, useFieldWords } from '#app/features/sessions/index.ts';
import { paths } from '#app/paths.ts';
import { useWords } from '#app/shell/words.tsx';
import { StepSheet, stepForm } from './StepSheet.tsx';

interface PendingIdentityProps {
  pending: AnswerOf<Api['previewIdentity']>;
  rejection: Rejection | null;
}

/** What the page says and what its forms post, by what may be done with the identity. */
export function PendingIdentity(props: PendingIdentityProps) {
  const { step, signed_in_as: current } = props.pending;
  if (step === 'join') return <Join {...props} />;
  return step === 'switch' || current !== null ? <Replace {...props} /> : <Continue {...props} />;
}

function Sheet({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const { language } = useWords(identityWords);
  const logo = (
    <Link href={paths.home(language)}>
      <Logo />
    </Link>
  );
  return (
    <StepSheet title={title} text={text} top={logo}>
      {children}
    </StepSheet>
  );
}

/**
 * For a signed-out visitor. A partner's customers have consented at the partner, so the form submits itself. A new
 * account from a provider waits for a click.
 */
function Continue({ pending: { step, kind, provider, outside }, rejection }: PendingIdentityProps) {
  const { words } = useWords(identityWords);
  const { title, text, submit } = words.identities[step === 'create' ? 'create' : 'signIn'];
  const form = useRef<HTMLFormElement>(null);
  const posts = kind === 'partner' && rejection === null;
  useEffect(() => {
    if (posts) form.current?.requestSubmit();
  }, [posts]);
  return (
    <Sheet title={title} text={fill(text, { provider, outside })}>
      <form ref={form} method="post" className={stepForm}>
        <RejectionNotice reason={rejection?.reason ?? null} />
        <Button type="submit" name="intent" value="continue" variant="primary" full>
          {submit}
        </Button>
      </form>
    </Sheet>
  );
}

/** Another account is signed in: its session ends only if its viewer says so. */
function Replace({ pending, rejection }: PendingIdentityProps) {
  const { words, language } = useWords(identityWords);
  const { switch: own, create } = words.identities;
  const { provider, outside } = pending;
  const current = pending.signed_in_as ?? '';
  const email = pending.email ?? outside;
  const text = pending.step === 'create' ? create.signedInText : own.text;
  return (
    <Sheet title={own.title} text={fill<string>(text, { provider, outside, email, current })}>
      <form method="post" className={stepForm}>
        <RejectionNotice reason={rejection?.reason ?? null} />
        <ButtonLink variant="primary" full href={paths.home(language)}>
          {fill(own.stay, { current })}
        </ButtonLink>
        <Button type="submit" name="intent" value="replace" variant="outline" full>
          {fill(own.submit, { email })}
        </Button>
      </form>
    </Sheet>
  );
}

/** Names both accounts and takes a proof. Posted as it stands: the browser may then keep the password. */
function Join({ pending, rejection }: PendingIdentityProps) {
  const { words, language } = useWords(identityWords);
  const field = useFieldWords(rejection?.faults ?? {});
  const { join, continueWith } = words.identities;
  const { provider, outside, has_password, is_proven, providers, may_create } = pending;
  const email = pending.email ?? '';
  const asksPassword = has_password && !is_proven;
  return (
    <Sheet title={fill(join.title, { provider })} text={fill(join.text, { provider, outside, email })}>
      <form method="post" noValidate className={stepForm}>
        <RejectionNotice reason={rejection?.reason ?? null} />
        <p>{join.warning}</p>
        {asksPassword && (
          <>
            <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
            <PasswordField {...field('password')} autoComplete="current-password" required />
          </>
        )}
        {(asksPassword || is_proven) && (
          <Button type="submit" name="intent" value="join" variant="primary" full>
            {join.submit}
          </Button>
        )}
      </form>
      {!asksPassword && !is_proven && <p>{join.proveFirst}</p>}
      {!is_proven &&
        providers.map(({ id, name }) => (
          <form
            key={id}
            method="post"
            action={paths.process('social', id, { callbackUrl: paths.process('link') })}
            className={stepForm}
          >
            <Button type="submit" variant="outline" full>
              {fill(continueWith, { name })}
            </Button>
          </form>
        ))}
      <form method="post" className={stepForm}>
        {may_create && (
          <Button type="submit" name="intent" value="replace" variant="outline" full>
            {fill(join.instead, { outside })}
          </Button>
        )}
        <ButtonLink variant="quiet" full href={paths.home(language)}>
          {join.cancel}
        </ButtonLink>
      </form>
    </Sheet>
  );
}
