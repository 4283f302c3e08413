export { PrivacyChoices } from './PrivacyChoices.tsx';
export { choicesOf } from './choices-of.ts';
export { LatePrivacyNote } from './LatePrivacyNote.tsx';
