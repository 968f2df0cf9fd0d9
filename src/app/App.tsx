import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import type { i18n as I18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { theme } from '#theme/theme';
import type { Site } from '@/data/session/site';
import { SiteProvider } from '@/data/session/SiteProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { PageServicesContext, type PageServices } from './pageServices';
import { SiteGate } from './SiteGate';

interface AppProps {
  cache: EmotionCache;
  i18n: I18n;
  site: Site;
  services: PageServices;
}

// The theme is one and static, so the plain provider does: the one for colour schemes would weigh 3 kB and watch modes.
const themeVariables = <GlobalStyles styles={theme.generateStyleSheets()} />;

/** The whole page below its router; the same tree in the browser and in the template step. */
export function App({ cache, i18n, site, services }: AppProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        {themeVariables}
        <CssBaseline />
        <I18nextProvider i18n={i18n}>
          <SiteProvider site={site}>
            <PageServicesContext value={services}>
              <ErrorBoundary>
                <SiteGate />
              </ErrorBoundary>
            </PageServicesContext>
          </SiteProvider>
        </I18nextProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
