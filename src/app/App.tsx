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

// The site has one static theme, so the plain provider is enough; the provider for colour schemes would add 3 kB and
// mode listeners.
const themeVariables = <GlobalStyles styles={theme.generateStyleSheets()} />;

/** The whole page inside its router; browser and template step render the same tree. */
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
