export { Article } from './Article.tsx';
export { articleOf, contentsOf } from './help-of.ts';
export { Contents } from './Contents.tsx';
export { OnwardForm } from './OnwardForm.tsx';
