const isControl = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Moves to the first field that is wrong, in the order of the page. */
export const focusFirstError = (
  form: HTMLFormElement | null,
  errors: Readonly<Record<string, unknown>>,
): void => {
  const field = [...(form?.elements ?? [])].filter(isControl).find(({ name }) => Object.hasOwn(errors, name));
  field?.focus();
};
