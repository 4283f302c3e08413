/** How long after its loading a page that nobody moves is left alone, in milliseconds. */
const STILL_MS = 4000;

/**
 * Runs in the head, before any picture is read: until somebody scrolls, or the page has long been there, `data-still` on the
 * root keeps the pictures of whatever stands in `data-below` from being fetched. Chrome takes lazy pictures from up to
 * 2,500 px below the screen (https://web.dev/articles/browser-level-image-lazy-loading#distance-from-viewport_thresholds),
 * beside those that are seen; so they come after them, and nobody meets an empty place. Without scripts nothing waits.
 */
export const KEEP_STILL = `(r=>{
let move=()=>{delete r.dataset.still};
r.dataset.still='';
addEventListener('scroll',move,{once:true,passive:true});
if(!navigator.connection?.saveData)addEventListener('load',()=>setTimeout(move,${STILL_MS}))
})(document.documentElement)`;

/** Calls back once the page has been scrolled, or at once where it has been already; the answer takes it back. */
export const whenMoved = (then: () => void): (() => void) => {
  if (document.documentElement.dataset.still === undefined) {
    then();
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe(document.documentElement, { attributeFilter: ['data-still'] });
  return () => observer.disconnect();
};
