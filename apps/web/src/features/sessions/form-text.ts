/** Value of a text field. Empty for a missing field or a file. */
export const readFormText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
