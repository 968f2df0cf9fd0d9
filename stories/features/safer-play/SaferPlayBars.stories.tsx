import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SaferPlayBars } from '@/features/safer-play/SaferPlayBars';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: SaferPlayBars,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-06'] },
  args: { state: given.saferPlay },
} satisfies Meta<typeof SaferPlayBars>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const NothingSet: Story = { args: { state: given.nothingSet } };
export const Resting: Story = { args: { state: { ...given.saferPlay, pause: given.onTimeOut } } };
