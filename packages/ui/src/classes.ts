/** Joins the class names that apply; a CSS Module's name may be undefined to the compiler. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string => names.filter(Boolean).join(' ');
