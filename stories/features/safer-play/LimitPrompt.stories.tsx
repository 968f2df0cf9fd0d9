import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LimitPrompt } from '@/features/safer-play/LimitPrompt';
import * as given from '../../scenario/cashierFixtures';
import { inScenario } from '../../scenario/inScenario';

const meta = {
  component: LimitPrompt,
  ...inScenario,
  parameters: {
    scenario: { role: 'member', answers: { saferPlay: given.nothingSet } },
    requirements: ['SAFE-01'],
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstDeposit: Story = { tags: ['brand-matrix', 'phone'] };
export const Loading: Story = { parameters: { scenario: { role: 'member', waits: ['saferPlay'] } } };
