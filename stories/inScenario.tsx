import type { Decorator, Loader, Meta, StoryContext } from '@storybook/react-webpack5';
import type { HttpHandler } from 'msw';
import { useState, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { languageTags } from '#contract/languageTags';
import { createI18n, keysLanguage, loadAllWords } from '#locales/createI18n';
import { isBuiltLanguage, languageTag } from '#locales/languages';
import type { SomeWords } from '#locales/words';
import { createSite } from '@/data/session/site';
import { SiteProvider } from '@/data/session/SiteProvider';
import { createSafeStorage } from '@/data/storage/storage';
import { sessionKeys } from '@/config/storageKeys';
import { storyTime } from '@/testing/samples';
import { pushOf } from '@/testing/scenario/pushFixtures';
import { isBrand } from '@/testing/scenario/fixtures';
import { scenario, type ScenarioOptions } from '@/testing/scenario/scenario';

type Role = NonNullable<ScenarioOptions['role']>;

/** The toolbar's choices, overridden by the story's own options. */
const optionsOf = ({
  globals,
  parameters,
}: Pick<StoryContext, 'globals' | 'parameters'>): ScenarioOptions => {
  const brand = String(globals['brand']);
  const language: unknown = globals['language'];
  return {
    ...(isBrand(brand) && { brand }),
    ...(isBuiltLanguage(language) && { language }),
    role: globals['role'] as Role,
    ...(parameters['scenario'] as ScenarioOptions | undefined),
  };
};

const loader: Loader = async (context) => {
  const { language = 'VI' } = optionsOf(context);
  // Line breaking and faces follow the language of the page.
  document.documentElement.lang = languageTags[language];
  return { words: await loadAllWords(languageTag(language)) };
};

interface ScenarioSiteProps {
  options: ScenarioOptions;
  printsKeys: boolean;
  words: SomeWords;
  children: ReactNode;
}

function ScenarioSite({ options, printsKeys, words, children }: ScenarioSiteProps) {
  const [{ site, i18n }] = useState(() => {
    const { boot, token } = scenario(options);
    const sessionText = createSafeStorage(() => undefined);
    if (token !== undefined) sessionText.set(sessionKeys.token, token);
    for (const [key, value] of Object.entries(options.stored ?? {})) sessionText.set(key, value);
    return {
      site: createSite({
        boot,
        clock: { now: storyTime },
        random: () => 0,
        sessionText,
        localText: createSafeStorage(() => undefined),
        // Fixed, so that links of the site do not depend on where Storybook is served.
        location: { host: 'aurora88.example', origin: 'https://aurora88.example' },
        arrival: options.arrival ?? {},
        leave: () => undefined,
        push: pushOf(options.push),
        openWindow: () => options.blocksWindows !== true,
      }),
      i18n: createI18n({
        language: printsKeys ? keysLanguage : languageTag(options.language ?? 'VI'),
        words,
      }),
    };
  });
  return (
    <I18nextProvider i18n={i18n}>
      <SiteProvider site={site}>{children}</SiteProvider>
    </I18nextProvider>
  );
}

export const inScenarioSite: Decorator = (Story, context) => {
  const options = optionsOf(context);
  const printsKeys = context.globals['language'] === keysLanguage;
  return (
    <ScenarioSite
      key={JSON.stringify([options, printsKeys])}
      options={options}
      printsKeys={printsKeys}
      words={(context.loaded as { words: SomeWords }).words}
    >
      <Story />
    </ScenarioSite>
  );
};

interface Wire {
  use: (...handlers: HttpHandler[]) => void;
}

/** Renders a story inside a simulated site. `parameters.scenario` configures it; the toolbar supplies the rest. */
export const inScenario: Pick<Meta, 'loaders' | 'decorators' | 'beforeEach'> = {
  loaders: [loader],
  decorators: [inScenarioSite],
  beforeEach: (context: Pick<StoryContext, 'globals' | 'parameters'>) => {
    const { msw } = context as unknown as { msw: Wire };
    msw.use(scenario(optionsOf(context)).gateway);
  },
};
