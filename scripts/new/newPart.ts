import { insertBefore, mustNotExist, mustMatch, mustRead, type Edits, type Read } from './edits.ts';
import { NewRefusal } from './NewRefusal.ts';

const registry = 'theme/mui/ownComponents.ts';

/** Kinds of components: a folder of `src/ui`, with the files of its samples and its usage texts. */
const kinds: Readonly<Record<string, { samples: string; use: string }>> = {
  actions: { samples: 'actions', use: 'actionUse' },
  'data-display': { samples: 'dataDisplay', use: 'dataUse' },
  feedback: { samples: 'feedback', use: 'feedbackUse' },
  fields: { samples: 'fields', use: 'fieldUse' },
  gaming: { samples: 'gaming', use: 'gamingUse' },
  layout: { samples: 'layout', use: 'layoutUse' },
  media: { samples: 'media', use: 'mediaUse' },
  overlays: { samples: 'overlays', use: 'overlayUse' },
};

const part = (name: string, classes: string) => `import { styled, useThemeProps } from '@mui/material/styles';
import type { ComponentPropsWithRef } from 'react';
import { vars } from '#theme/vars';
import { slotClasses } from '../styles/slotClasses';
import { withClass } from '../styles/withClass';

export const ${classes} = slotClasses('Marquee${name}', ['root']);

const Root = styled('div', { name: 'Marquee${name}', slot: 'Root' })<{ ownerState: ${name}Props }>({
  borderRadius: vars.radius.md,
  backgroundColor: vars.surface.raised,
  color: vars.text.primary,
});

type ${name}Props = ComponentPropsWithRef<'div'>;

declare module '@mui/material/styles' {
  interface ComponentsPropsList {
    Marquee${name}: ${name}Props;
  }
}

export function ${name}(given: ${name}Props) {
  const props = useThemeProps({ props: given, name: 'Marquee${name}' });
  const { className, ...rest } = props;
  return <Root {...rest} className={withClass(${classes}.root, className)} ownerState={props} />;
}
`;

const story = (
  name: string,
  kind: string,
) => `import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ${name} } from '@/ui/${kind}/${name}';
import { inBrands } from '../../modes';

const meta = {
  component: ${name},
  args: { children: 'Nội dung' },
} satisfies Meta<typeof ${name}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brand-matrix'],
  parameters: { chromatic: { modes: inBrands } },
};
`;

/** Adds a component to the theme's list of own components, in alphabetical order. */
function registered(text: string, name: string): string {
  const entry = `  Marquee${name}: ['root'],`;
  const lines = text.split('\n');
  const entries = lines.filter((line) => /^ {2}Marquee\w+: \[/.test(line));
  const next = entries.find((line) => line > entry);
  const last = entries.at(-1);
  if (last === undefined) throw new NewRefusal(`${registry} has no parts: mend scripts/new`);
  const at = next === undefined ? lines.indexOf(last) + 1 : lines.indexOf(next);
  return lines.toSpliced(at, 0, entry).join('\n');
}

const sample = (name: string) =>
  `  Marquee${name}: { element: <${name}>Nội dung</${name}>, variant: { id: 'one' } },`;

const use = (name: string) => `  ${name}: {
    when: 'What it is for, and which part to take otherwise.',
    do: 'What makes it work well.',
    dont: 'What it must not be used for.',
    access: 'What whoever uses it has to give so that everybody can.',
  },`;

/**
 * `part feedback/WalletBadge` adds a component with its story, its entry in the theme, its sample for the tests and
 * its usage text.
 */
export function newPart(read: Read, [given]: readonly string[]): Edits {
  const wanted = mustMatch(
    given,
    /^[a-z-]+\/[A-Z][A-Za-z\d]+$/,
    'a folder and a name such as feedback/WalletBadge',
  );
  const [kind = '', name = ''] = wanted.split('/');
  const kept = kinds[kind];
  if (!kept) throw new NewRefusal(`${kind} is given where one of ${Object.keys(kinds).join(', ')} is wanted`);
  const [file, stories] = [`src/ui/${kind}/${name}.tsx`, `stories/ui/${kind}/${name}.stories.tsx`];
  const [samples, uses] = [`src/testing/partSamples/${kept.samples}.tsx`, `stories/guide/use/${kept.use}.ts`];
  mustNotExist(read, [file, stories]);
  const withSample = insertBefore(mustRead(read, samples), '} satisfies PartSamples', sample(name));
  return {
    [file]: part(name, `${name.slice(0, 1).toLowerCase()}${name.slice(1)}Classes`),
    [stories]: story(name, kind),
    [registry]: registered(mustRead(read, registry), name),
    [samples]: `import { ${name} } from '../../ui/${kind}/${name}';\n${withSample}`,
    [uses]: insertBefore(mustRead(read, uses), '} as const satisfies', use(name)),
  };
}
