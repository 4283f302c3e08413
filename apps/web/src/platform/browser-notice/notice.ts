import { type Language, LANGUAGES } from '@madang/domain/shared/language.ts';
import { BROWSER_NOTICE_WORDS } from '@madang/i18n/browser-notice.ts';
import { asksForAnswer, nextMorning } from './times.ts';

/**
 * Warns that the browser is outdated and links to help (ER-38 to ER-41, RT-170). A standalone script after the page
 * that does not touch it, because the application may not run in such a browser.
 */

/** Until when the warning stays hidden, in milliseconds since 1970. */
const QUIET_UNTIL = 'browser_notice_until';

/** Storage may be disabled, and reading it may throw. */
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

/** A file, because the content security policy of pages allows no style element that a script adds. */
const STYLES = '/browser-notice.css';

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
  const open = (): void => {
    root.appendChild(box);
    if (asks && box instanceof HTMLDialogElement) {
      // However it is closed, as by Escape.
      box.addEventListener('close', leave);
      box.showModal();
    }
  };
  const styles = element('link');
  styles.rel = 'stylesheet';
  styles.href = STYLES;
  // Shown with its styles, or without them where they cannot be had.
  styles.onload = open;
  styles.onerror = open;
  root.appendChild(styles);
  document.documentElement.appendChild(host);
};

if (Date.now() >= quietUntil()) {
  if (document.readyState === 'complete') show();
  else window.addEventListener('load', show);
}
