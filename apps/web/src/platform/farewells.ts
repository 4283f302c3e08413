/** Timeout for these reports, in milliseconds. */
const TIMEOUT_MS = 1000;

/** Reports that need the session and must be sent before sign-out. */
export const createFarewells = () => {
  const farewells = new Set<() => Promise<void>>();
  return {
    whenSigningOut: (tell: () => Promise<void>): (() => void) => {
      farewells.add(tell);
      return () => farewells.delete(tell);
    },
    /** Sends all reports. The session may end afterwards. */
    sayFarewell: async (): Promise<void> => {
      if (farewells.size === 0) return;
      const sent = Promise.allSettled([...farewells].map((tell) => tell()));
      await Promise.race([sent, new Promise((done) => setTimeout(done, TIMEOUT_MS))]);
    },
  };
};

/** The reports of this page. */
export const { whenSigningOut, sayFarewell } = createFarewells();
