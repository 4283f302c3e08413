export { Article } from './Article.tsx';
export { loadArticle, loadHelpContents as contentsOf } from './help-of.ts';
export { Contents } from './Contents.tsx';
export { entryIn, sendHelpRequest } from './help-request.ts';
export { OnwardForm } from './OnwardForm.tsx';
