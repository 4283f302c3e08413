/** What the browser calls itself, and in how many places at once its screen can be touched. */
export const describeDevice = (): { readonly agent: string; readonly touchPoints: number } => ({
  agent: window.navigator.userAgent,
  touchPoints: window.navigator.maxTouchPoints,
});
