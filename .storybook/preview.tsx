import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Preview } from '@storybook/react-webpack5';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '#theme/theme';
import '../theme/fonts.css';
import { brandNames, putOn } from './brands';
import { startWorker } from './startWorker';

const toolbar = (
  title: string,
  icon: 'paintbrush' | 'globe' | 'user',
  items: readonly (string | { value: string; title: string })[],
) => ({
  name: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', brandNames),
    language: toolbar('Language', 'globe', [
      { value: 'VI', title: 'Tiếng Việt' },
      { value: 'EN', title: 'English' },
      { value: 'keys', title: 'Keys instead of words' },
    ]),
    role: toolbar('Role', 'user', ['guest', 'member', 'trial', 'agent']),
  },
  initialGlobals: { brand: 'aurora', language: 'VI', role: 'guest' },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'guide',
          ['Start', 'Foundations', 'Voice and tone', 'How to reskin', 'How to review'],
          'ui',
          'features',
          'screens',
        ],
      },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet 820', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
        desktop: { name: 'Desktop 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
        wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' }, type: 'desktop' },
      },
    },
  },
  loaders: [mswLoader(startWorker), ({ globals }) => putOn(String(globals['brand']))],
  decorators: [
    (Story, { parameters }) => (
      <ThemeProvider theme={theme} storageManager={null}>
        <CssBaseline />
        <MemoryRouter initialEntries={[String(parameters['path'] ?? '/')]}>
          <Story />
        </MemoryRouter>
      </ThemeProvider>
    ),
  ],
};

export default preview;
