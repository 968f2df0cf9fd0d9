import createCache from '@emotion/cache';

interface Sheet {
  insert: (rule: string) => void;
}

/** Emotion exports no class of its sheets, so this is the prototype of one. */
const anySheet = Object.getPrototypeOf(createCache({ key: 'any' }).sheet) as Sheet;

/**
 * Keeps the rules of all parts out of the page. jsdom compares each element with each rule whenever a role, a name or
 * a style is asked for, which would take most of the time of the tests; looks are checked in the stories.
 */
export const leaveStylesOut = (): void => {
  jest.spyOn(anySheet, 'insert').mockImplementation(() => {});
};

/** For tests of styles: puts the rules into the page. Call it before anything is rendered. */
export const insertStyles = (): void => jest.mocked(anySheet.insert).mockRestore();
