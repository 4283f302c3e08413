/** Entries of the profile panel that a page or a running sign-out takes away (HF-30, HF-31). */
export interface ProfilePanel {
  readonly showsEditProfile: boolean;
  readonly showsSignOut: boolean;
}

/** A fresh load shows both. */
export const FRESH_PANEL: ProfilePanel = { showsEditProfile: true, showsSignOut: true };

/** The chooser and the forms of profiles, below any language. */
const PROFILE_PAGES = /^\/[^/]+\/profile(?:\/|$)/;

export interface PanelState {
  readonly path: string;
  readonly isSigningOut: boolean;
}

/** Pages of profiles have their own way to edit one, and a sign-out that is being confirmed is not asked for again. */
export const profilePanelOf = ({ path, isSigningOut }: PanelState): ProfilePanel => ({
  showsEditProfile: FRESH_PANEL.showsEditProfile && !PROFILE_PAGES.test(path),
  showsSignOut: FRESH_PANEL.showsSignOut && !isSigningOut,
});
