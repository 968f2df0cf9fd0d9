import { mustBeFree, mustMatch, mustRead, type Edits, type Read } from './edits.ts';
import { NewRefusal } from './NewRefusal.ts';

const registry = 'theme/mui/ownComponents.ts';

const part = (name: string) => `import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { vars } from '#theme/vars';

const Root = styled('div', { name: 'Marquee${name}', slot: 'Root' })({
  borderRadius: vars.radius.md,
  backgroundColor: vars.surface.raised,
  color: vars.text.primary,
});

interface ${name}Props {
  children: ReactNode;
}

export function ${name}({ children }: ${name}Props) {
  return <Root>{children}</Root>;
}
`;

const story = (name: string) => `import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ${name} } from '@/ui/${name}';
import { inBrands } from '../modes';

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

/** The theme's list of own parts, with one more in its place of the alphabet. */
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

/** `part WalletBadge`: the part, its story, and its place in the theme. */
export function newPart(read: Read, [given]: readonly string[]): Edits {
  const name = mustMatch(given, /^[A-Z][A-Za-z\d]+$/, 'a name such as WalletBadge');
  const [file, stories] = [`src/ui/${name}.tsx`, `stories/ui/${name}.stories.tsx`];
  mustBeFree(read, [file, stories]);
  return {
    [file]: part(name),
    [stories]: story(name),
    [registry]: registered(mustRead(read, registry), name),
  };
}
