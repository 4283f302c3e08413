/** Time after load until a page without a scroll fetches its deferred pictures, in milliseconds. */
const STILL_MS = 4000;

/**
 * Inline script in the head, before any picture is read. Until the first scroll, or some time after load, `data-still`
 * on the root defers the pictures inside `data-below`. Chrome loads lazy pictures from up to 2,500 px below the
 * viewport (https://web.dev/articles/browser-level-image-lazy-loading#distance-from-viewport_thresholds), in
 * competition with the visible ones. Deferred, they load after those and before the viewer scrolls to them. Without
 * scripts nothing is deferred.
 */
export const KEEP_STILL = `(r=>{
let move=()=>{delete r.dataset.still};
r.dataset.still='';
addEventListener('scroll',move,{once:true,passive:true});
if(!navigator.connection?.saveData)addEventListener('load',()=>setTimeout(move,${STILL_MS}))
})(document.documentElement)`;

/** Calls back on the first scroll, or at once if the page was scrolled. Returns how to cancel. */
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
