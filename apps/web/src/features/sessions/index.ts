export { EntryScreen } from './EntryScreen.tsx';
export { postedOf } from './posted.ts';
export { signIn } from './sign-in.ts';
export { signUp } from './sign-up.ts';
export { SignInForm } from './SignInForm.tsx';
export { SignUpForm } from './SignUpForm.tsx';
