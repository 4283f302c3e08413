import type { Routes } from '../use-case/use-case.ts';
import { getContent } from './get-content.ts';
import { getSmsConfig } from './get-sms-config.ts';
import { listCollection } from './list-collection.ts';
import { listEpisodes } from './list-episodes.ts';
import { listGroups } from './list-groups.ts';
import { listMenu } from './list-menu.ts';
import { listRecommendations } from './list-recommendations.ts';

export const catalogRoutes = {
  listMenu,
  getSmsConfig,
  listCollection,
  listRecommendations,
  getContent,
  listGroups,
  listEpisodes,
} satisfies Routes<
  'listMenu' | 'getSmsConfig' | 'listCollection' | 'listRecommendations' | 'getContent' | 'listGroups' | 'listEpisodes'
>;
