import type { Needs } from '../use-case/needs.ts';
import { adOperations } from '@madang/contract/ads/ads.contract.ts';
import { writeVast } from '@madang/streaming/vast.ts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { ofRefusal } from '../http/errors.ts';
import type { Routes } from '../use-case/use-case.ts';
import { toLimitAddress } from '../ports/limits.ts';
import { readPrivacyPreferences } from '../http/request-headers.ts';
import { AD_BEACON, presentAssetList, presentVast } from './ads.presenter.ts';
import { getBreak } from './get-break.ts';
import { AD_TAGS } from './plan-ads.ts';
import { trackAd } from './track-ad.ts';

export const adOperationRoutes = { trackAd } satisfies Routes<'trackAd'>;

interface AdOptions {
  readonly deps: Needs<
    'ads' | 'inTransaction' | 'media' | 'newId' | 'now' | 'repositories' | 'sessions' | 'settings',
    'adShowings'
  >;
  /** Where viewers reach the service, without a slash at the end. */
  readonly publicUrl: string;
}

type Query = Readonly<Record<string, unknown>>;

const word = (query: unknown, name: string): string => {
  const value = (query as Query)[name];
  return typeof value === 'string' ? value : '';
};

/** The tags themselves: not calls with an envelope but what players expect of a tag, VAST or the asset list of an HLS interstitial. */
export const adRoutes: FastifyPluginAsync<AdOptions> = async (app, { deps, publicUrl }) => {
  const answerTag = async (request: FastifyRequest, reply: FastifyReply, signedIn: boolean) => {
    reply.header('cache-control', 'private, no-store');
    const ticket = deps.ads.read(word(request.query, 'ticket'));
    if (!ticket || (ticket.session !== null) !== signedIn) {
      const { status, body } = ofRefusal({ refusal: 'MEDIA_ADDRESS_INVALID' });
      return reply.code(status).send(body);
    }
    const pod = await getBreak(deps)(ticket, word(request.query, 'break'), readPrivacyPreferences(request));
    if (word(request.query, 'format') === 'assets') return reply.send(presentAssetList(pod));
    return reply.type('application/xml; charset=utf-8').send(writeVast(presentVast(pod, publicUrl)));
  };

  app.get(AD_TAGS.user, (request, reply) => answerTag(request, reply, true));
  app.get(AD_TAGS.anonymous, (request, reply) => answerTag(request, reply, false));
  app.get(AD_BEACON, async (request, reply) => {
    const beacon = adOperations.trackAd.input.safeParse(request.query);
    const privacy = readPrivacyPreferences(request);
    const anonymous = {
      signedIn: false,
      viewingAge: 'adult',
      country: '',
      address: toLimitAddress(request.ip),
      refreshCookie: null,
      privacy,
    } as const;
    if (beacon.success) await trackAd(deps)(anonymous, beacon.data);
    return reply.header('cache-control', 'no-store').code(204).send();
  });
};
