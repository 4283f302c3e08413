/** Lazy chunk: sheets, dialogs and panels of the player, loaded when the first of them opens. */
export { EpisodeDrawer } from './episodes/EpisodeDrawer.tsx';
export { SettingsSheet } from './SettingsSheet.tsx';
export { StatsPanel } from './StatsPanel.tsx';
export { KeyboardHelp } from './KeyboardHelp.tsx';
export { SecondSheet } from './subtitles/SecondSheet.tsx';
export { StillWatching } from './StillWatching.tsx';
export { SubtitleStyleSheet } from './subtitles/SubtitleStyleSheet.tsx';
export { TracksSheet } from './TracksSheet.tsx';
export { Transcript } from './transcript/Transcript.tsx';
