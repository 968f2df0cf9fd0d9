import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SaferPlayView } from '@/features/cashier/SaferPlayView';
import * as given from '../../scenario/cashierFixtures';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: SaferPlayView,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-12'] },
  args: {
    state: given.saferPlay,
    setLimit: () => Promise.resolve(undefined),
    timeOut: () => Promise.resolve(undefined),
    exclude: () => Promise.resolve(undefined),
  },
} satisfies Meta<typeof SaferPlayView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const Excluded: Story = { args: { state: { ...given.saferPlay, pause: given.excluded } } };
