import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { NotFoundView } from '@/screens/not-found/NotFoundView';
import { inScenario } from '../../inScenario';
import { inBrandsAndOnPhone } from '../../modes';

const meta = {
  component: NotFoundView,
  ...inScenario,
  parameters: { layout: 'fullscreen', path: '/nowhere', requirements: ['NAV-13'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brand-matrix', 'picture', 'phone'],
  parameters: { chromatic: { modes: inBrandsAndOnPhone } },
};
