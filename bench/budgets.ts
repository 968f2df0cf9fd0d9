/** Byte budgets (performance: budgets). A change that saves more than the floor allows lowers both numbers. */
export const budgets = {
  /** Size of the start and app scripts, compressed with brotli. */
  initialScripts: { ceiling: 149_950, floor: 144_000 },
  /** Size of a form's chunk and its locale files, compressed with brotli. */
  openedForm: 60_000,
  /** Size of the page of sports before its games come near, compressed with brotli. */
  sportsPage: 60_000,
  /** Size of the date field's calendar chunk, which loads when the calendar opens, compressed with brotli. */
  openedCalendar: 45_000,
  /** Size of the scripts that every game of the sandbox begins with, compressed with brotli. */
  gameScripts: 45_000,
  decodedScripts: 560_000,
  stylesAndFaces: 85_000,
  /** Size of the document without its data, compressed with brotli. */
  homeTemplate: 13_400,
} as const;
