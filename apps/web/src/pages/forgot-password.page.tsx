import { accountsWords } from '@madang/i18n/parts/accounts.ts';
import { emailIn, ForgotPassword, forgotPassword } from '#app/features/accounts/index.ts';
import { visitorContext } from '#app/platform/visitor.ts';
import { pageMeta, wordsIn } from '#app/shell/page-meta.ts';
import type { Route } from './+types/forgot-password.page';

/** The form as browsers without scripts post it. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  return { email: emailIn(form), rejection: await forgotPassword(context.get(visitorContext).api, form) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: wordsIn(matches, accountsWords)?.accounts.forgot.title });

/** Asks for a link by which a new password is chosen (RT-36). */
export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  return <ForgotPassword posted={actionData} />;
}
