/** Settings that the demo turns on, so that all of the product can be tried. Recurly has neither gifts nor pauses. */
export const demoOffers = (
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<'GIFTS' | 'PAUSES', string | undefined>> => {
  const offered = env['SUBSCRIPTION_BACKEND'] === 'recurly' ? undefined : 'on';
  return { GIFTS: env['GIFTS'] ?? offered, PAUSES: env['PAUSES'] ?? offered };
};

/** Turns them on for this process and the server that it starts. */
export const offerDemo = (): void => {
  for (const [name, value] of Object.entries(demoOffers(process.env))) if (value !== undefined) process.env[name] = value;
};
