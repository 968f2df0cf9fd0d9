/** Systems bring faces for these scripts along; a machine for tests may not, so that stories have one of their own. */
const faces: Readonly<Record<string, () => Promise<unknown>>> = {
  CN: () => import('@fontsource-variable/noto-sans-sc/index.css'),
  TY: () => import('@fontsource-variable/noto-sans-thai/index.css'),
};

export const loadFaces = async (language: string): Promise<void> => {
  await faces[language]?.();
};

/** Stands behind the faces of systems. */
export const withStoryFaces = (sheet: string): string =>
  sheet.replaceAll(
    "'Noto Sans CJK SC'",
    "'Noto Sans CJK SC', 'Noto Sans Thai Variable', 'Noto Sans SC Variable'",
  );
