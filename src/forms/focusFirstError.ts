/** Moves to the first field that is wrong, in the order of the page. */
export const focusFirstError = (
  form: HTMLFormElement | null,
  errors: Readonly<Record<string, unknown>>,
): void => {
  const field = [...(form?.elements ?? [])].find(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name in errors,
  );
  field?.focus();
};
