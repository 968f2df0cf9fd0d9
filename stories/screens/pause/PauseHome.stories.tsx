import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PauseHome } from '@/screens/pause/PauseHome';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: PauseHome,
  ...inScenario,
  parameters: {
    scenario: { role: 'member', answers: { playBreak: { pause: given.excluded, realityCheckAt: null } } },
    requirements: ['SAFE-04'],
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Excluded: Story = {};
