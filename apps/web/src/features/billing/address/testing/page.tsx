/** What the browser test of the billing address mounts: the real form as a part of a bigger one, as a checkout has it. */

import '@madang/ui/styles.css';

import { type AddressFaults, checkBillingAddress, type BillingAddress } from '@madang/domain/billing/billing-address.ts';
import { type Language, loadWords } from '@madang/i18n/catalogues.ts';
import { BCP47 } from '@madang/domain/shared/language.ts';
import { Button } from '@madang/ui/Button.tsx';
import { type FormEvent, type ReactElement, useState } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { LanguageProvider } from '#app/shell/words.tsx';

import { createDraft, faultsLeft, draftInput, type AddressDraft } from '../address-draft.ts';
import { BillingAddressForm } from '../BillingAddressForm.tsx';
import { countryOptions } from '../country-options.ts';

declare global {
  interface Window {
    /** The addresses that were accepted, in order. */
    accepted: BillingAddress[];
    mountForm: (country: string, language?: Language) => Promise<void>;
    /** The server-rendered form. `wakeForm` hydrates it. */
    writeForm: (country: string) => Promise<void>;
    wakeForm: () => void;
  }
}

const element = document.querySelector('#root');
if (!element) throw new Error('The page has no root');
let root: Root | undefined;

window.accepted = [];

function Checkout({ country, language }: { country: string; language: Language }) {
  const [draft, setDraft] = useState(() => createDraft(country));
  const [faults, setFaults] = useState<AddressFaults>({});
  const handleChange = (changed: AddressDraft) => {
    setFaults(faultsLeft(faults, draft, changed));
    setDraft(changed);
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const checked = checkBillingAddress(draft.country, draftInput(draft));
    if (checked.ok) window.accepted.push(checked.value);
    setFaults(checked.ok ? {} : (checked.faults ?? {}));
  };
  return (
    <LanguageProvider value={language}>
      <main data-surface="paper" style={{ padding: 20, background: 'var(--ink-950)', color: 'var(--ink-100)' }}>
        <form noValidate onSubmit={handleSubmit} style={{ display: 'grid', gap: 24, maxWidth: 660 }}>
          <BillingAddressForm
            value={draft}
            onChange={handleChange}
            faults={faults}
            countries={countryOptions(BCP47[language], ['US', 'BR', 'CA', 'GB', 'AU', 'NZ'])}
          />
          <div>
            <Button type="submit" variant="primary">
              {country}
            </Button>
          </div>
        </form>
      </main>
    </LanguageProvider>
  );
}

window.mountForm = async (country, language = 'en_us') => {
  await loadWords(language);
  root?.unmount();
  root = createRoot(element);
  root.render(<Checkout country={country} language={language} />);
};

let written: ReactElement | undefined;
window.writeForm = async (country) => {
  await loadWords('en_us');
  written = <Checkout country={country} language="en_us" />;
  element.innerHTML = renderToString(written);
};
window.wakeForm = () => {
  if (written) root = hydrateRoot(element, written);
};
