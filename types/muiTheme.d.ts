import '@mui/material/styles';

declare module '@mui/material/styles' {
  /** The theme is made with variables: its type then has what they add. */
  interface CssThemeVariables {
    enabled: true;
  }
}
