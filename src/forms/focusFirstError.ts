const isControl = (element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLSelectElement ||
  element instanceof HTMLTextAreaElement;

/** Focuses the first invalid field, in page order. */
export const focusFirstError = (
  form: HTMLFormElement | null,
  errors: Readonly<Record<string, unknown>>,
): void => {
  const field = [...(form?.elements ?? [])].filter(isControl).find(({ name }) => Object.hasOwn(errors, name));
  field?.focus();
};
