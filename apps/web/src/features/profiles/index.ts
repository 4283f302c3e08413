export { FirstProfile } from './FirstProfile.tsx';
export { nameFirstProfile } from './profile-entry.ts';
export { ProfileChooser } from './ProfileChooser.tsx';
export { ProfileEditor } from './ProfileEditor.tsx';
