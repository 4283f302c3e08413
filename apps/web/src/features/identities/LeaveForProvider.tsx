import { fill } from '@madang/i18n/fill.ts';
import { identityWords } from '@madang/i18n/parts/identities.ts';
import { Button } from '@madang/ui/Button.tsx';
import { useWords } from '#app/shell/words.tsx';
import type { ProcessView } from './process.ts';
import { StepSheet, stepForm } from './StepSheet.tsx';

/** An address that begins a sign-in at a provider asks first, because any site can link to it. */
export function BeginAtProvider({ view: { name } }: { view: Extract<ProcessView, { readonly view: 'begin' }> }) {
  const { words } = useWords(identityWords);
  const { leave, affirmation, continueWith } = words.identities;
  return (
    <StepSheet title={fill(leave.title, { name })} text={affirmation}>
      <form method="post" className={stepForm}>
        <Button type="submit" variant="primary" full>
          {fill(continueWith, { name })}
        </Button>
      </form>
    </StepSheet>
  );
}

/** Leads on at once, also without scripts. */
export function LeaveNow({ view: { url, name } }: { view: Extract<ProcessView, { readonly view: 'leave' }> }) {
  const { words } = useWords(identityWords);
  const { leave, continueWith } = words.identities;
  return (
    <StepSheet title={fill(leave.title, { name })} text={fill(leave.text, { name })}>
      <meta httpEquiv="refresh" content={`0;url=${url}`} />
      <p>
        <a href={url}>{fill(continueWith, { name })}</a>
      </p>
    </StepSheet>
  );
}
