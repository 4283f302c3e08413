import type { SceneFamily } from '../../catalog/format.ts';
import * as brush from './brush.ts';
import * as city from './city.ts';
import * as craft from './craft.ts';
import * as land from './land.ts';
import * as market from './market.ts';
import * as palace from './palace.ts';
import * as sport from './sport.ts';
import * as stage from './stage.ts';
import * as suspense from './suspense.ts';
import * as transit from './transit.ts';
import * as work from './work.ts';
import type { Family } from './family.ts';

/** Every family of the catalogue's art direction and who draws it. */
export const FAMILIES: Record<SceneFamily, Family> = {
  'giwa-eaves-moon': palace.giwaEavesMoon,
  'palace-corridor': palace.palaceCorridor,
  'palace-gate': palace.palaceGate,
  'hanok-courtyard': palace.hanokCourtyard,
  'underwater-palace': palace.underwaterPalace,
  'royal-kitchen': palace.royalKitchen,
  'scholar-desk': palace.scholarDesk,
  'fortress-wall': palace.fortressWall,
  'folding-screen': brush.foldingScreen,
  'ink-ridges': brush.inkRidges,
  'bamboo-forest': brush.bambooForest,
  'mountain-temple': brush.mountainTemple,
  'pine-crane': brush.pineCrane,
  'persimmon-tree': brush.persimmonTree,
  'moon-rabbit': brush.moonRabbit,
  'seoul-ridge-dusk': city.seoulRidgeDusk,
  'neon-alley': city.neonAlley,
  'rooftop-room': city.rooftopRoom,
  'han-river-bridge': city.hanRiverBridge,
  'stairs-village': city.stairsVillage,
  'apartment-windows': city.apartmentWindows,
  'office-tower': city.officeTower,
  'bus-stop': city.busStop,
  'subway-window': transit.subwayWindow,
  'subway-platform': transit.subwayPlatform,
  'train-through-hills': transit.trainThroughHills,
  'country-road': transit.countryRoad,
  'island-ferry': transit.islandFerry,
  'fishing-village': land.fishingVillage,
  'lighthouse': land.lighthouse,
  'haenyeo-underwater': land.haenyeoUnderwater,
  'tidal-flat': land.tidalFlat,
  'tangerine-farm': land.tangerineFarm,
  'rice-terraces': land.riceTerraces,
  'green-tea-field': land.greenTeaField,
  'snowfield-umbrella': land.snowfieldUmbrella,
  'campsite-stars': land.campsiteStars,
  'cafe-window': market.cafeWindow,
  'convenience-store': market.convenienceStore,
  'night-market': market.nightMarket,
  'kitchen-pot': market.kitchenPot,
  'bakery-shelf': market.bakeryShelf,
  'market-umbrellas': market.marketUmbrellas,
  'hospital-corridor': work.hospitalCorridor,
  'operating-light': work.operatingLight,
  'courtroom': work.courtroom,
  'newsroom': work.newsroom,
  'classroom-window': work.classroomWindow,
  'school-field': work.schoolField,
  'school-rooftop': work.schoolRooftop,
  'concert-stage': stage.concertStage,
  'practice-room': stage.practiceRoom,
  'radio-booth': stage.radioBooth,
  'recording-studio': stage.recordingStudio,
  'variety-set': stage.varietySet,
  'game-board': stage.gameBoard,
  'archery-range': sport.archeryRange,
  'baseball-stadium': sport.baseballStadium,
  'ice-rink': sport.iceRink,
  'boxing-gym': sport.boxingGym,
  'empty-chair': suspense.emptyChair,
  'mirror-room': suspense.mirrorRoom,
  'locked-door': suspense.lockedDoor,
  'parking-garage': suspense.parkingGarage,
  'harbour-containers': suspense.harbourContainers,
  'burning-warehouse': suspense.burningWarehouse,
  'chess-shadow': suspense.chessShadow,
  'fox-fire': craft.foxFire,
  'clockwork-workshop': craft.clockworkWorkshop,
  'pottery-kiln': craft.potteryKiln,
  'loom-threads': craft.loomThreads,
  'observatory': craft.observatory,
};
