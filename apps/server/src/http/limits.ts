import type { LimitName, Limits } from '../deps.ts';

/** Attempts within seconds (trust.md 2.1, SE-96). Counted per node. */
const RULES: Readonly<Record<LimitName, { readonly points: number; readonly duration: number }>> = {
  signIn: { points: 10, duration: 900 },
  signInFromAddress: { points: 100, duration: 900 },
  signUpFromAddress: { points: 30, duration: 3600 },
  forgotPassword: { points: 3, duration: 3600 },
  forgotPasswordFromAddress: { points: 30, duration: 3600 },
  // Nobody guesses 256 bits; who tries is slowed down all the same.
  mailLink: { points: 60, duration: 900 },
  // Of people who are signed in, by account.
  password: { points: 10, duration: 900 },
  // Codes of coupons and passes that are none, by account (CP-32).
  wrongCode: { points: 10, duration: 3600 },
  // Gifts that are bought or tried to, by account: each may send a mail to anybody.
  gift: { points: 20, duration: 86_400 },
  // A file with everything that is kept of an account is much work; by account, and by the address that was lent.
  dataExport: { points: 5, duration: 86_400 },
  dataExportFile: { points: 3, duration: 600 },
  // Each is drawn anew, by account.
  receiptFile: { points: 30, duration: 600 },
  // A television shows a new code every five minutes at most by itself; a shop has a wall of them.
  createTvSignIn: { points: 120, duration: 600 },
  // There and back again, for a house behind one address.
  socialSignIn: { points: 100, duration: 900 },
  handOver: { points: 100, duration: 900 },
  // Each one is drawn anew, by account.
  profilePicture: { points: 30, duration: 3600 },
  // Nobody opens more from search; a house behind one address may.
  trackSearch: { points: 300, duration: 600 },
  // A playback tells something every six seconds; this is sixty of them behind one address.
  trackPlayback: { points: 6000, duration: 600 },
  // A popup tells two things at most; a house may look at many pages.
  trackPopup: { points: 600, duration: 600 },
  // A notification tells two things; a house may follow many.
  trackPush: { points: 100, duration: 600 },
  // A page tells of twenty failures at most; a house may look at some pages.
  trackError: { points: 300, duration: 600 },
  pageFailures: { points: 60, duration: 60 },
};

/** The library brings a limiter for every store there is; who only reads waits for none of them. */
const openLimiters = async () => {
  const { RateLimiterMemory, RateLimiterRes } = await import('rate-limiter-flexible');
  const limiters = new Map(
    Object.entries(RULES).map(([name, rule]) => [name, new RateLimiterMemory({ keyPrefix: name, ...rule })]),
  );
  return { limiters, RateLimiterRes };
};

export const memoryLimits = (): Limits => {
  let opening: ReturnType<typeof openLimiters> | null = null;
  const limiterOf = async (name: LimitName) => {
    const { limiters, RateLimiterRes } = await (opening ??= openLimiters());
    const limiter = limiters.get(name);
    if (!limiter) throw new Error(`There is no limit called ${name}.`);
    return { limiter, RateLimiterRes };
  };
  return {
    async take(name, key) {
      const { limiter, RateLimiterRes } = await limiterOf(name);
      try {
        await limiter.consume(key);
        return null;
      } catch (reached) {
        if (reached instanceof RateLimiterRes) return Math.ceil(reached.msBeforeNext / 1000);
        throw reached;
      }
    },
    async clear(name, key) {
      const { limiter } = await limiterOf(name);
      await limiter.delete(key);
    },
  };
};
