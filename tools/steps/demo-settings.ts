/** Settings that the demo turns on so that every feature can be tried. With Recurly there are no gifts and no pauses. */
export const demoSettings = (
  env: Readonly<Record<string, string | undefined>>,
): Readonly<Record<'GIFTS' | 'PAUSES', string | undefined>> => {
  const offered = env['SUBSCRIPTION_BACKEND'] === 'recurly' ? undefined : 'on';
  return { GIFTS: env['GIFTS'] ?? offered, PAUSES: env['PAUSES'] ?? offered };
};

/** Sets them in the environment of this process and of the server that it starts. */
export const applyDemoSettings = (): void => {
  for (const [name, value] of Object.entries(demoSettings(process.env))) if (value !== undefined) process.env[name] = value;
};
