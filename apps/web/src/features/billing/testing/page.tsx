/** What the browser test of the card fields mounts: the real component with its words, in a page that asks for tokens. */

import '@madang/ui/styles.css';

import type { CardFieldsSurface } from '@madang/contract/billing/card-fields.ts';
import { isOffered, type Language, loadWords } from '@madang/i18n/catalogues.ts';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { LanguageProvider } from '#app/shell/words.tsx';
import { CardFields, type CardFieldsHandle } from '../index.ts';

declare global {
  interface Window {
    /** Events of the card fields, in order. */
    events: (string | null)[];
    mountCardFields: (payUrl: string, language?: string, surface?: CardFieldsSurface) => Promise<void>;
    unmountCardFields: () => void;
    requestToken: () => Promise<string | null>;
  }
}

const element = document.querySelector('#root');
if (!element) throw new Error('The page has no root');
let root = createRoot(element);
window.events = [];

const fields = createRef<CardFieldsHandle>();
window.requestToken = async () => (await fields.current?.requestToken()) ?? null;

function Page({ payUrl, surface }: { payUrl: string; surface: CardFieldsSurface }) {
  return (
    <main
      data-surface={surface === 'paper' ? 'paper' : undefined}
      style={{ background: 'var(--ink-950)', color: 'var(--ink-100)' }}
    >
      <CardFields ref={fields} payUrl={payUrl} surface={surface} onEnter={() => window.events.push('enter')} />
    </main>
  );
}

window.mountCardFields = async (payUrl, named = 'en_us', surface = 'ink') => {
  const language: Language = isOffered(named) ? named : 'en_us';
  await loadWords(language);
  root.render(
    <LanguageProvider value={language}>
      <Page payUrl={payUrl} surface={surface} />
    </LanguageProvider>,
  );
};
window.unmountCardFields = () => {
  root.unmount();
  root = createRoot(element);
};
