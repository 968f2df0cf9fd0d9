/** Bytes that hold (performance: budgets). A change that saves more than the floor allows lowers both numbers with it. */
export const budgets = {
  /** Of start and app as they are sent, brotli. */
  initialScripts: { ceiling: 148_000, floor: 144_000 },
  /** Of a form that is opened, with its words, brotli. */
  openedForm: 60_000,
  /** Of the calendar of a date field, which is fetched when it is opened, brotli. */
  openedCalendar: 45_000,
  decodedScripts: 560_000,
  stylesAndFaces: 85_000,
  /** Of a document without its data, brotli. */
  homeTemplate: 12_950,
} as const;
