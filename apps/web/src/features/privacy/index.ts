export { PrivacyChoices } from './PrivacyChoices.tsx';
export { readPrivacyForm as choicesOf } from './choices-of.ts';
export { LazyPrivacyNote } from './LazyPrivacyNote.tsx';
