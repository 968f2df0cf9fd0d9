import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Preview } from '@storybook/react-webpack5';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { MemoryRouter } from 'react-router-dom';
import { addons } from 'storybook/preview-api';
import { configure } from 'storybook/test';
import { builtLanguageCodes, builtLanguages } from '#locales/languages';
import { theme } from '#theme/theme';
import '../theme/fonts.css';
import '../theme/forcedColours.css';
import { PartPage } from '../stories/guide/use/PartPage';
import { plain } from '../stories/modes';
import { BrandedDocs } from './BrandedDocs';
import { brandCheckEvents } from './brandCheckEvents';
import { brandItems, applyBrand } from './brands';
import { findingsOf } from './foundBrands';
import { loadFaces } from './loadFaces';
import { leaveStory, startWorker } from './startWorker';

const toolbar = (
  title: string,
  icon: 'paintbrush' | 'globe' | 'user',
  items: readonly (string | { value: string; title: string })[],
) => ({
  name: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
});

/**
 * How long a story waits for what it looks for, in milliseconds. A busy machine may need more than the usual second
 * until lazy parts have come. A story that is shown in another language than its own looks for words that never come.
 */
const patience = (language: unknown, own: unknown = 'VI') => (language === own ? 8_000 : 500);

const worker = startWorker();
const wire = mswLoader(() => worker);

// The walk changes the brand under a story as it stands, without Storybook's re-render.
const channel = addons.getChannel();
channel.on('marquee/wear', (brand: string) => {
  void applyBrand(brand).then(() => channel.emit('marquee/worn'));
});

// The toolbar's brand check.
channel.on(brandCheckEvents.ask, (brand: string) => {
  channel.emit(brandCheckEvents.tell, { brand, findings: findingsOf(brand) });
});

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    brand: toolbar('Brand', 'paintbrush', brandItems),
    language: toolbar('Language', 'globe', [
      ...builtLanguageCodes.map((value) => ({ value, title: builtLanguages[value].name })),
      { value: 'keys', title: 'Keys instead of words' },
    ]),
    role: toolbar('Role', 'user', ['guest', 'member', 'trial', 'agent']),
  },
  initialGlobals: { brand: 'aurora', language: 'VI', role: 'guest' },
  parameters: {
    // Only what fails is described in full; describing every element that passes takes longer than finding what fails.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    docs: { container: BrandedDocs, page: PartPage },
    layout: 'padded',
    chromatic: { modes: plain },
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        order: [
          'guide',
          [
            'Start',
            'Foundations',
            'Theming',
            'Theming examples',
            'New screen',
            'Voice and tone',
            'How to reskin',
            'How to review',
          ],
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
  // Loaders of one place run side by side: what has to come before the worker forgets a story is part of its loader.
  loaders: [
    async (context) => {
      await worker.then(leaveStory);
      return wire(context);
    },
    ({ globals }) => applyBrand(String(globals['brand'])),
    ({ globals }) => loadFaces(String(globals['language'])),
    ({ globals, storyGlobals }) =>
      configure({ asyncUtilTimeout: patience(globals['language'], storyGlobals['language']) }),
  ],
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
