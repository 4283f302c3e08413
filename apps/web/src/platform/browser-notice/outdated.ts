import { MIN_BROWSER_VERSION } from '@madang/domain/shared/constants.ts';

/** Safari counts otherwise: this one came in the same weeks. */
const MIN_SAFARI_VERSION = 16;

/** Which browser, and its major version, as its agent says. */
const CHROME_OR_FIREFOX = /(?:Chrome|Firefox)\/(\d+)/;
/** Only Safari itself says so: what is made of its engine on a telephone is as old as the system, and comes with its own name. */
const SAFARI = /Version\/(\d+)\S* (?:Mobile\/\S+ )?Safari/;

/** Where the notice is, beside the application's files. */
export const NOTICE = '/browser-notice.js';

/**
 * Inline script in the head that loads the warning in old browsers. Both stand alone, because the application may not
 * run there. Written in the syntax of any browser.
 */
export const BRING_NOTICE = `(function(a,m,s){
m=${CHROME_OR_FIREFOX}.exec(a);
if(m?m[1]<${MIN_BROWSER_VERSION}:(m=${SAFARI}.exec(a))&&m[1]<${MIN_SAFARI_VERSION}){
s=document.createElement('script');
s.src='${NOTICE}';
document.head.appendChild(s)
}})(navigator.userAgent);`;
