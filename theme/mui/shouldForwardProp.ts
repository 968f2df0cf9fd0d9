/** As in `@mui/system/createStyled`: what a styled part keeps to itself. The production build puts it in its place. */
export const shouldForwardProp = (prop: PropertyKey): boolean =>
  prop !== 'ownerState' && prop !== 'theme' && prop !== 'sx' && prop !== 'as';
