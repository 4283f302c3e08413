import type { Connection } from '@madang/database/connection.ts';
import type { FastifyBaseLogger } from 'fastify';
import { openIdProviders } from '../providers/identity/openid-providers.ts';
import { smtpMailer } from '../providers/mail/smtp-mailer.ts';
import { signedAssertions } from '../providers/partners/signed-assertions.ts';
import { openPayments } from '../providers/payments/open-payments.ts';
import { openPush } from '../providers/push/open-push.ts';
import type { Settings } from '../settings/read-settings.ts';
import type { Clock } from './clock.ts';

/** Recurly, if it keeps subscriptions. Its library is imported only then. */
const openSubscriptions = async ({ recurly }: Settings, connection: Connection, logger: FastifyBaseLogger) => {
  if (recurly === null) return null;
  const { openRecurly } = await import('../recurly/open-recurly.ts');
  return openRecurly(recurly, connection, (error) => logger.error(error));
};

interface ProviderOptions {
  readonly connection: Connection;
  readonly logger: FastifyBaseLogger;
  readonly clock: Clock;
}

/** Opens every external service that the settings name. */
export const openProviders = async (settings: Settings, { connection, logger, clock }: ProviderOptions) => {
  const { smtp, mailboxKey, outside, publicUrl, push } = settings;
  const recurly = await openSubscriptions(settings, connection, logger);
  return {
    recurly,
    payments: recurly ?? (await openPayments(settings, { connection, logger, now: clock.now })),
    mailer: smtp ? smtpMailer(smtp) : mailboxKey !== null ? ('mailbox' as const) : null,
    push: push.sent ? await openPush(settings, (error, message) => logger.warn(error, message)) : null,
    identityProviders: openIdProviders(outside.providers, publicUrl, { elapsed: clock.elapsed }),
    partnerAssertions: signedAssertions(outside.partners, publicUrl),
  };
};
export type Providers = Awaited<ReturnType<typeof openProviders>>;
