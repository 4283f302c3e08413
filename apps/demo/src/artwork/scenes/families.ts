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
import { moonPapers } from './moon-papers.ts';
import { steamStall } from './steam-stall.ts';
import { copperLids } from './copper-lids.ts';
import { moonJar } from './moon-jar.ts';
import { hourglassDrum } from './hourglass-drum.ts';
import { stuckLift } from './stuck-lift.ts';
import { snowPhoneBooth } from './snow-phone-booth.ts';
import { rooftopVisitor } from './rooftop-visitor.ts';
import { shoesAndPlatform } from './shoes-and-platform.ts';
import { clawMachine } from './claw-machine.ts';
import { busDepot } from './bus-depot.ts';
import { halfFruitedTree } from './half-fruited-tree.ts';
import { glowingBox } from './glowing-box.ts';
import { mudClock } from './mud-clock.ts';
import { parasolsAbove } from './parasols-above.ts';
import { villageLoudspeaker } from './village-loudspeaker.ts';
import { persimmonStrings } from './persimmon-strings.ts';
import { nightWard } from './night-ward.ts';
import { steamedBathhouse } from './steamed-bathhouse.ts';
import { sewingMachine } from './sewing-machine.ts';
import { tornSilk } from './torn-silk.ts';
import { terminusBench } from './terminus-bench.ts';
import { pierFarewell } from './pier-farewell.ts';
import { banknoteAsh } from './banknote-ash.ts';
import { practicePlatform } from './practice-platform.ts';
import { frontPage } from './front-page.ts';
import { typeCase } from './type-case.ts';
import { wallOfClocks } from './wall-of-clocks.ts';
import { birdOfGears } from './bird-of-gears.ts';
import { shipHull } from './ship-hull.ts';
import { containerStage } from './container-stage.ts';
import { coinLaundry } from './coin-laundry.ts';
import { giraffeClinic } from './giraffe-clinic.ts';
import { beeRooftop } from './bee-rooftop.ts';
import { paperPlanes } from './paper-planes.ts';
import { kiteStadium } from './kite-stadium.ts';
import { headlampSurgery } from './headlamp-surgery.ts';
import { glassBender } from './glass-bender.ts';
import { viaductDawn } from './viaduct-dawn.ts';
import { eightShadows } from './eight-shadows.ts';
import { pawnshopCounter } from './pawnshop-counter.ts';
import { turtleDesk } from './turtle-desk.ts';
import { summitKitchen } from './summit-kitchen.ts';
import { keyholeHouse } from './keyhole-house.ts';
import { meterBridge } from './meter-bridge.ts';
import { skateTracks } from './skate-tracks.ts';
import { tooSmallDesk } from './too-small-desk.ts';
import { tapeMachine } from './tape-machine.ts';
import { sandRing } from './sand-ring.ts';
import { twoTables } from './two-tables.ts';
import { fourFridges } from './four-fridges.ts';
import { mountainStage } from './mountain-stage.ts';
import { lastRow } from './last-row.ts';
import { hourglassTable } from './hourglass-table.ts';
import { lampRadio } from './lamp-radio.ts';
import { sevenFloats } from './seven-floats.ts';
import { twoStools } from './two-stools.ts';
import { marketBlade } from './market-blade.ts';
import { tornMap } from './torn-map.ts';
import { nightFreight } from './night-freight.ts';
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
  lighthouse,
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
  courtroom,
  newsroom,
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
  observatory,
  'moon-papers': moonPapers,
  'steam-stall': steamStall,
  'copper-lids': copperLids,
  'moon-jar': moonJar,
  'hourglass-drum': hourglassDrum,
  'stuck-lift': stuckLift,
  'snow-phone-booth': snowPhoneBooth,
  'rooftop-visitor': rooftopVisitor,
  'shoes-and-platform': shoesAndPlatform,
  'claw-machine': clawMachine,
  'bus-depot': busDepot,
  'half-fruited-tree': halfFruitedTree,
  'glowing-box': glowingBox,
  'mud-clock': mudClock,
  'parasols-above': parasolsAbove,
  'village-loudspeaker': villageLoudspeaker,
  'persimmon-strings': persimmonStrings,
  'night-ward': nightWard,
  'steamed-bathhouse': steamedBathhouse,
  'sewing-machine': sewingMachine,
  'torn-silk': tornSilk,
  'terminus-bench': terminusBench,
  'pier-farewell': pierFarewell,
  'banknote-ash': banknoteAsh,
  'practice-platform': practicePlatform,
  'front-page': frontPage,
  'type-case': typeCase,
  'wall-of-clocks': wallOfClocks,
  'bird-of-gears': birdOfGears,
  'ship-hull': shipHull,
  'container-stage': containerStage,
  'coin-laundry': coinLaundry,
  'giraffe-clinic': giraffeClinic,
  'bee-rooftop': beeRooftop,
  'paper-planes': paperPlanes,
  'kite-stadium': kiteStadium,
  'headlamp-surgery': headlampSurgery,
  'glass-bender': glassBender,
  'viaduct-dawn': viaductDawn,
  'eight-shadows': eightShadows,
  'pawnshop-counter': pawnshopCounter,
  'turtle-desk': turtleDesk,
  'summit-kitchen': summitKitchen,
  'keyhole-house': keyholeHouse,
  'meter-bridge': meterBridge,
  'skate-tracks': skateTracks,
  'too-small-desk': tooSmallDesk,
  'tape-machine': tapeMachine,
  'sand-ring': sandRing,
  'two-tables': twoTables,
  'four-fridges': fourFridges,
  'mountain-stage': mountainStage,
  'last-row': lastRow,
  'hourglass-table': hourglassTable,
  'lamp-radio': lampRadio,
  'seven-floats': sevenFloats,
  'two-stools': twoStools,
  'market-blade': marketBlade,
  'torn-map': tornMap,
  'night-freight': nightFreight,
};
