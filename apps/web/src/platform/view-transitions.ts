/**
 * Takes what a browser says of a view transition that a viewer did not wait for, or a slow device did not manage in time, for no
 * error: the next page is there, only not faded in. The router begins them and leaves that promise to itself
 * (https://www.w3.org/TR/css-view-transitions-1/#dom-viewtransition-ready).
 */
export const forgiveTransitions = (): void => {
  if (!('startViewTransition' in document)) return;
  const start = document.startViewTransition.bind(document);
  document.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
};
