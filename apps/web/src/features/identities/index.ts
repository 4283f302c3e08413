export { BirthDateForm } from './BirthDateForm.tsx';
export { giveBirthDate, waitsForBirthDate } from './birth-date.ts';
export { LinkForm } from './LinkForm.tsx';
export { OutsideNotice } from './OutsideNotice.tsx';
export { afterProcess, beginProcess } from './process.ts';
export { ProviderButtons } from './ProviderButtons.tsx';
export { StepSheet, stepForm } from './StepSheet.tsx';
export { outsideWaysOf } from './outside-ways.ts';
