import { type Language, LANGUAGES } from '@madang/domain/shared/language.ts';
import { BROWSER_NOTICE_WORDS } from '@madang/i18n/browser-notice.ts';
import { asksForAnswer, nextMorning } from './times.ts';

/**
 * Says to whoever has an old browser that it is one, and where it is explained how to get a newer one (ER-38 to ER-41, RT-170). It comes alone,
 * after the page, and touches nothing of it: in such a browser the application may not run.
 */

/** Until when nobody is told again, in milliseconds since 1970. */
const QUIET_UNTIL = 'browser_notice_until';

/** A browser may keep nothing, or let nobody ask. */
const quietUntil = (): number => {
  try {
    return Number(window.localStorage.getItem(QUIET_UNTIL));
  } catch {
    return 0;
  }
};
const keepQuiet = (): void => {
  try {
    window.localStorage.setItem(QUIET_UNTIL, String(nextMorning(new Date())));
  } catch {
    // Then it comes again with the next page.
  }
};

const STYLES = `
:host { all: initial; }
section, dialog {
  box-sizing: border-box;
  color: #f2f1ec;
  background: #121218;
  font: 16px/1.5 'Madang Sans', system-ui, sans-serif;
}
section {
  position: fixed;
  z-index: 2147483647;
  right: 0;
  bottom: 0;
  left: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  padding: 16px 24px;
  box-shadow: 0 -1px #272731;
}
dialog { width: calc(100% - 32px); max-width: 440px; padding: 28px; border: 1px solid #272731; border-radius: 14px; }
dialog::backdrop { background: rgba(0, 0, 0, 0.66); }
h2 { margin: 0; font-size: 22px; line-height: 1.3; }
section h2 { font-size: 16px; }
p { margin: 10px 0 0; color: #b4b3b8; }
section p { margin: 2px 0 0; font-size: 14px; }
div { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 12px; }
dialog div + div { margin-top: 28px; }
a, button {
  box-sizing: border-box;
  min-height: 44px;
  margin: 0;
  padding: 10px 20px;
  border: 0;
  border-radius: 10px;
  background: #272731;
  color: #f2f1ec;
  font: 600 15px/24px 'Madang Sans', system-ui, sans-serif;
  text-decoration: none;
  cursor: pointer;
}
a { background: #f0503c; color: #180503; }
a:focus, button:focus { outline: 2px solid #f2f1ec; outline-offset: 2px; }
`;

const element = <Name extends keyof HTMLElementTagNameMap>(name: Name, text = ''): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

const show = (): void => {
  const named = document.documentElement.getAttribute('data-language') as Language;
  const language = LANGUAGES.indexOf(named) < 0 ? LANGUAGES[0] : named;
  const { title, text, update, later } = BROWSER_NOTICE_WORDS[language];
  const host = element('div');
  const root = host.attachShadow({ mode: 'open' });
  // The oldest know no dialog.
  const asks = 'HTMLDialogElement' in window && asksForAnswer(new Date());
  const box = element(asks ? 'dialog' : 'section');
  const heading = element('h2', title);
  heading.id = 'title';
  box.setAttribute('aria-labelledby', heading.id);
  const words = element('div');
  words.style.display = 'block';
  words.appendChild(heading);
  words.appendChild(element('p', text));
  const actions = element('div');
  const close = element('button', later);
  const explained = element('a', update);
  explained.href = `/${language}/help/browser`;
  explained.target = '_blank';
  explained.rel = 'noopener';
  actions.appendChild(close);
  actions.appendChild(explained);
  box.appendChild(words);
  box.appendChild(actions);
  const leave = (): void => {
    keepQuiet();
    if (host.parentNode) host.parentNode.removeChild(host);
  };
  close.onclick = leave;
  explained.addEventListener('click', leave);
  root.appendChild(element('style', STYLES));
  root.appendChild(box);
  document.documentElement.appendChild(host);
  if (asks && box instanceof HTMLDialogElement) {
    // However it is closed, as by Escape.
    box.addEventListener('close', leave);
    box.showModal();
  }
};

if (Date.now() >= quietUntil()) {
  if (document.readyState === 'complete') show();
  else window.addEventListener('load', show);
}
