import type { SceneFamily } from '../../catalog/format.ts';
import { apartmentWindows } from './apartment-windows.ts';
import { archeryRange } from './archery-range.ts';
import { bakeryShelf } from './bakery-shelf.ts';
import { bambooForest } from './bamboo-forest.ts';
import { baseballStadium } from './baseball-stadium.ts';
import { boxingGym } from './boxing-gym.ts';
import { burningWarehouse } from './burning-warehouse.ts';
import { busStop } from './bus-stop.ts';
import { cafeWindow } from './cafe-window.ts';
import { campsiteStars } from './campsite-stars.ts';
import { chessShadow } from './chess-shadow.ts';
import { classroomWindow } from './classroom-window.ts';
import { clockworkWorkshop } from './clockwork-workshop.ts';
import { concertStage } from './concert-stage.ts';
import { convenienceStore } from './convenience-store.ts';
import { countryRoad } from './country-road.ts';
import { courtroom } from './courtroom.ts';
import { emptyChair } from './empty-chair.ts';
import { fishingVillage } from './fishing-village.ts';
import { foldingScreen } from './folding-screen.ts';
import { fortressWall } from './fortress-wall.ts';
import { foxFire } from './fox-fire.ts';
import { gameBoard } from './game-board.ts';
import { giwaEavesMoon } from './giwa-eaves-moon.ts';
import { greenTeaField } from './green-tea-field.ts';
import { haenyeoUnderwater } from './haenyeo-underwater.ts';
import { hanRiverBridge } from './han-river-bridge.ts';
import { hanokCourtyard } from './hanok-courtyard.ts';
import { harbourContainers } from './harbour-containers.ts';
import { hospitalCorridor } from './hospital-corridor.ts';
import { iceRink } from './ice-rink.ts';
import { inkRidges } from './ink-ridges.ts';
import { islandFerry } from './island-ferry.ts';
import { kitchenPot } from './kitchen-pot.ts';
import { lighthouse } from './lighthouse.ts';
import { lockedDoor } from './locked-door.ts';
import { loomThreads } from './loom-threads.ts';
import { marketUmbrellas } from './market-umbrellas.ts';
import { mirrorRoom } from './mirror-room.ts';
import { moonRabbit } from './moon-rabbit.ts';
import { mountainTemple } from './mountain-temple.ts';
import { neonAlley } from './neon-alley.ts';
import { newsroom } from './newsroom.ts';
import { nightMarket } from './night-market.ts';
import { observatory } from './observatory.ts';
import { officeTower } from './office-tower.ts';
import { operatingLight } from './operating-light.ts';
import { palaceCorridor } from './palace-corridor.ts';
import { palaceGate } from './palace-gate.ts';
import { parkingGarage } from './parking-garage.ts';
import { persimmonTree } from './persimmon-tree.ts';
import { pineCrane } from './pine-crane.ts';
import { potteryKiln } from './pottery-kiln.ts';
import { practiceRoom } from './practice-room.ts';
import { radioBooth } from './radio-booth.ts';
import { recordingStudio } from './recording-studio.ts';
import { riceTerraces } from './rice-terraces.ts';
import { rooftopRoom } from './rooftop-room.ts';
import { royalKitchen } from './royal-kitchen.ts';
import { scholarDesk } from './scholar-desk.ts';
import { schoolField } from './school-field.ts';
import { schoolRooftop } from './school-rooftop.ts';
import { seoulRidgeDusk } from './seoul-ridge-dusk.ts';
import { snowfieldUmbrella } from './snowfield-umbrella.ts';
import { stairsVillage } from './stairs-village.ts';
import { subwayPlatform } from './subway-platform.ts';
import { subwayWindow } from './subway-window.ts';
import { tangerineFarm } from './tangerine-farm.ts';
import { tidalFlat } from './tidal-flat.ts';
import { trainThroughHills } from './train-through-hills.ts';
import { underwaterPalace } from './underwater-palace.ts';
import { varietySet } from './variety-set.ts';
import type { Family } from './family.ts';

/** Every family of the catalogue's art direction and who draws it. */
export const FAMILIES: Record<SceneFamily, Family> = {
  'giwa-eaves-moon': giwaEavesMoon,
  'palace-corridor': palaceCorridor,
  'palace-gate': palaceGate,
  'hanok-courtyard': hanokCourtyard,
  'underwater-palace': underwaterPalace,
  'royal-kitchen': royalKitchen,
  'scholar-desk': scholarDesk,
  'fortress-wall': fortressWall,
  'folding-screen': foldingScreen,
  'ink-ridges': inkRidges,
  'bamboo-forest': bambooForest,
  'mountain-temple': mountainTemple,
  'pine-crane': pineCrane,
  'persimmon-tree': persimmonTree,
  'moon-rabbit': moonRabbit,
  'seoul-ridge-dusk': seoulRidgeDusk,
  'neon-alley': neonAlley,
  'rooftop-room': rooftopRoom,
  'han-river-bridge': hanRiverBridge,
  'stairs-village': stairsVillage,
  'apartment-windows': apartmentWindows,
  'office-tower': officeTower,
  'bus-stop': busStop,
  'subway-window': subwayWindow,
  'subway-platform': subwayPlatform,
  'train-through-hills': trainThroughHills,
  'country-road': countryRoad,
  'island-ferry': islandFerry,
  'fishing-village': fishingVillage,
  lighthouse: lighthouse,
  'haenyeo-underwater': haenyeoUnderwater,
  'tidal-flat': tidalFlat,
  'tangerine-farm': tangerineFarm,
  'rice-terraces': riceTerraces,
  'green-tea-field': greenTeaField,
  'snowfield-umbrella': snowfieldUmbrella,
  'campsite-stars': campsiteStars,
  'cafe-window': cafeWindow,
  'convenience-store': convenienceStore,
  'night-market': nightMarket,
  'kitchen-pot': kitchenPot,
  'bakery-shelf': bakeryShelf,
  'market-umbrellas': marketUmbrellas,
  'hospital-corridor': hospitalCorridor,
  'operating-light': operatingLight,
  courtroom: courtroom,
  newsroom: newsroom,
  'classroom-window': classroomWindow,
  'school-field': schoolField,
  'school-rooftop': schoolRooftop,
  'concert-stage': concertStage,
  'practice-room': practiceRoom,
  'radio-booth': radioBooth,
  'recording-studio': recordingStudio,
  'variety-set': varietySet,
  'game-board': gameBoard,
  'archery-range': archeryRange,
  'baseball-stadium': baseballStadium,
  'ice-rink': iceRink,
  'boxing-gym': boxingGym,
  'empty-chair': emptyChair,
  'mirror-room': mirrorRoom,
  'locked-door': lockedDoor,
  'parking-garage': parkingGarage,
  'harbour-containers': harbourContainers,
  'burning-warehouse': burningWarehouse,
  'chess-shadow': chessShadow,
  'fox-fire': foxFire,
  'clockwork-workshop': clockworkWorkshop,
  'pottery-kiln': potteryKiln,
  'loom-threads': loomThreads,
  observatory: observatory,
};
