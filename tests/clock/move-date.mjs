/**
 * Adds an offset to the wall clock of a realm: `Date` alone. Monotonic time (timers, performance.now) is left as it is, so nothing waits longer.
 * Runs in Node and in browsers, so it uses nothing from outside.
 * @param {number} offset in milliseconds
 */
export const moveDate = (offset) => {
  const RealDate = globalThis.Date;
  const realNow = RealDate.now;
  const movedNow = () => realNow() + offset;
  // A test may put a function of its own in the place of Date.now, which then counts.
  const now = () => (RealDate.now === realNow ? movedNow : RealDate.now)();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, asked) => Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' && target.now === realNow ? movedNow : Reflect.get(target, key, receiver)),
  });
};
