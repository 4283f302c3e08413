/**
 * What Playwright turns off for tests. Chromium hears only the last list of features, so ours has to repeat it;
 * chromium-flags.test.ts tells when Playwright's has changed.
 */
export const OFF_FOR_PLAYWRIGHT: readonly string[] = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];

/** The suggestions below the address bar are pages: every window loads two, which costs more than many of ours. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** That there is a mouse, as Playwright says it: of settings, too, only the last list is heard. */
export const SET_BY_PLAYWRIGHT: readonly string[] = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
];

/**
 * How far below the window a lazy picture is fetched, by the kind of connection: not before it is seen. Chromium's own thousand pixels
 * and more fetch and decode for every story rails that it never scrolls to, a tenth of what its pages cost.
 */
const PICTURES_WHEN_SEEN = ['Unknown', '3G', '4G'].map((connection) => `lazyLoadingImageMarginPx${connection}=0`);

/** How the journeys start Chromium. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--autoplay-policy=no-user-gesture-required',
  `--blink-settings=${[...SET_BY_PLAYWRIGHT, ...PICTURES_WHEN_SEEN].join(',')}`,
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(',')}`,
];
