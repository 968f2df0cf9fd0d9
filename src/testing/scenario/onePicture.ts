/** A picture that a member could upload. */
export const onePicture = new Blob(
  ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8H0z" fill="teal"/></svg>'],
  { type: 'image/svg+xml' },
);
