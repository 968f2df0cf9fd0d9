import { insertBefore, mustNotExist, mustMatch, mustRead, type Edits, type Read } from './edits.ts';
import { newWords } from './newWords.ts';

const kebab = (name: string) => name.replace(/(?!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

const view = (name: string) => `import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { space } from '#theme/space';
import { Frame } from '@/ui/layout/Frame';
import { Stack } from '@/ui/layout/Stack';
import { Heading } from '@/ui/typography/Heading';

const Main = styled('main')({ paddingTop: space(8), paddingBottom: space(10) });

interface ${name}ViewProps {
  title: string;
  children?: ReactNode;
}

export function ${name}View({ title, children }: ${name}ViewProps) {
  return (
    <Main id="content">
      <Frame>
        <Stack spacing={5}>
          <Heading level={1}>{title}</Heading>
          {children}
        </Stack>
      </Frame>
    </Main>
  );
}
`;

const screen = (name: string, key: string) => `import { useTranslation } from 'react-i18next';
import { PageSkeleton } from '@/features/loading/PageSkeleton';
import { ${name}View } from './${name}View';

export function ${name}Screen() {
  const { t, ready } = useTranslation('document');
  return ready ? <${name}View title={t('${key}.heading')} /> : <PageSkeleton />;
}
`;

const story = (
  name: string,
  folder: string,
  path: string,
  title: string,
) => `import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ${name}View } from '@/screens/${folder}/${name}View';
import { inScenario } from '../../inScenario';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: ${name}View,
  ...inScenario,
  args: { title: ${JSON.stringify(title)} },
  parameters: { layout: 'fullscreen', path: '${path}' },
} satisfies Meta<typeof ${name}View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brand-matrix', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
`;

const files = { routes: 'src/config/routes.ts', screens: 'src/app/screens.ts' } as const;

/** `screen Jackpots /jackpots "Hũ lớn" "Jackpots"` adds a view, screen and story, with route, chunk and titles. */
export function newScreen(read: Read, [given, at, ...titles]: readonly string[]): Edits {
  const name = mustMatch(given, /^[A-Z][A-Za-z\d]+$/, 'a name such as Jackpots');
  const path = mustMatch(at, /^\/[\w/-]+$/, 'a path such as /jackpots');
  const folder = kebab(name);
  const key = `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;
  const words = newWords(read, 'document', [
    [[key, 'title'], titles.map((title) => `${title} | {{brand}}`)],
    [[key, 'description'], titles.map((title) => `${title}, {{brand}}.`)],
    [[key, 'heading'], titles],
  ]);
  const own = {
    [`src/screens/${folder}/${name}View.tsx`]: view(name),
    [`src/screens/${folder}/${name}Screen.tsx`]: screen(name, key),
    [`stories/screens/${folder}/${name}View.stories.tsx`]: story(name, folder, path, titles[0] ?? name),
  };
  mustNotExist(read, Object.keys(own));
  const routes = mustRead(read, files.routes)
    .replace(/export type ScreenName =[^;]+/, (union) => `${union} | '${name}'`)
    .replace("readonly document: 'home'", (union) => `${union} | '${key}'`);
  const chunk = `  ${name}: async () => (await import(/* webpackChunkName: "${folder}" */ '@/screens/${folder}/${name}Screen')).${name}Screen,`;
  return {
    ...own,
    ...words,
    [files.routes]: insertBefore(
      routes,
      "{ ...full, path: '/help'",
      `  { path: '${path}', layout: 'full', screen: '${name}', document: '${key}' },`,
    ),
    [files.screens]: insertBefore(
      mustRead(read, files.screens),
      '} as const satisfies Record<LazyScreen',
      chunk,
    ),
  };
}
