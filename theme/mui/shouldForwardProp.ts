/**
 * The props that a styled component does not pass on, as in `@mui/system/createStyled`; the production build uses
 * this instead of MUI's.
 */
export const shouldForwardProp = (prop: PropertyKey): boolean =>
  prop !== 'ownerState' && prop !== 'theme' && prop !== 'sx' && prop !== 'as';
