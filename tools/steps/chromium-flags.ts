/**
 * Features that Playwright disables. Chromium reads only the last --disable-features flag, so ours has to repeat them.
 * chromium-flags.test.ts fails when Playwright's list has changed.
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

/** Suggestions below the address bar are WebUI pages: every window loads two, which costs more than many of our pages. */
const ADDRESS_BAR_PAGES = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'];

/** Reports a mouse, as Playwright does: only the last --blink-settings flag is read, so it is repeated here. */
export const SET_BY_PLAYWRIGHT: readonly string[] = [
  'primaryHoverType=2',
  'availableHoverTypes=2',
  'primaryPointerType=4',
  'availablePointerTypes=4',
];

/**
 * Distance below the viewport at which a lazy image is fetched, by connection type: 0 px. Chromium's default of more than 1000 px
 * fetches and decodes rails that most journeys never scroll to, a tenth of the page cost.
 */
const PICTURES_WHEN_SEEN = ['Unknown', '3G', '4G'].map((connection) => `lazyLoadingImageMarginPx${connection}=0`);

/** Command-line flags of Chromium in the journeys. */
export const CHROMIUM_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--autoplay-policy=no-user-gesture-required',
  `--blink-settings=${[...SET_BY_PLAYWRIGHT, ...PICTURES_WHEN_SEEN].join(',')}`,
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...ADDRESS_BAR_PAGES].join(',')}`,
];
