import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/system';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { deskSocketPath } from '#contract/desk';
import { languageTags } from '#contract/languageTags';
import { createI18n } from '#locales/createI18n';
import { languageTag } from '#locales/languages';
import { loadWords } from '#locales/loadWords';
import { theme } from '#theme/theme';
import { openSocketAt } from '@/api/openSocket';
import { nonce } from '@/config/nonce';
import { createDrafts } from '@/data/desk/createDrafts';
import { createDeskClient } from '@/data/desk/deskClient';
import { DeskContext, type DeskBoot } from '@/data/desk/deskContext';
import { watchPresence } from '@/data/desk/watchPresence';
import { styleCache } from '@/ui/styles/styleCache';
import { Desk } from './Desk';
import { deskLanguage } from './deskLanguage';

const themeVariables = <GlobalStyles styles={theme.generateStyleSheets()} />;

const readBoot = (): DeskBoot =>
  JSON.parse(document.getElementById('boot')?.textContent ?? 'null') as DeskBoot;

/** Starts the desk in its document. */
export const main = async (root: HTMLElement): Promise<void> => {
  const boot = readBoot();
  const chosen = deskLanguage(navigator.languages, boot.language);
  const language = languageTag(chosen);
  document.documentElement.lang = languageTags[chosen];
  const [desk, common, errors, support, cashier, safer] = await Promise.all([
    loadWords(language, 'desk'),
    loadWords(language, 'common'),
    loadWords(language, 'errors'),
    loadWords(language, 'support'),
    loadWords(language, 'cashier'),
    loadWords(language, 'safer'),
  ]);
  const services = {
    boot,
    client: createDeskClient(location.origin, watchPresence(document, Date.now)),
    open: openSocketAt(location.origin, deskSocketPath),
    now: Date.now,
    drafts: createDrafts(),
  };
  const i18n = createI18n({ language, words: { desk, common, errors, support, cashier, safer } });
  document.title = i18n.t('title', { ns: 'desk', brand: boot.brand });
  createRoot(root).render(
    <CacheProvider value={styleCache(nonce)}>
      <ThemeProvider theme={theme}>
        {themeVariables}
        <CssBaseline />
        <I18nextProvider i18n={i18n}>
          <DeskContext value={services}>
            <Desk />
          </DeskContext>
        </I18nextProvider>
      </ThemeProvider>
    </CacheProvider>,
  );
};
