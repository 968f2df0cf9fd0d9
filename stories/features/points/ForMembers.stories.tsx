import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ForMembers } from '@/features/points/ForMembers';
import { inScenario } from '../../inScenario';

const meta = {
  component: ForMembers,
  ...inScenario,
  args: { children: ({ points }) => <b>{points}</b> },
  parameters: { scenario: { role: 'member' }, requirements: ['POINT-01'] },
} satisfies Meta<typeof ForMembers>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {};
export const Guest: Story = { parameters: { scenario: { role: 'guest' } } };
export const Trial: Story = { parameters: { scenario: { role: 'trial' } } };
export const Waiting: Story = { parameters: { scenario: { role: 'member', waits: ['pointsBalance'] } } };
/** Whoever rests is shown no offer. */
export const Resting: Story = {
  parameters: {
    scenario: {
      role: 'member',
      answers: {
        playBreak: { pause: { kind: 'timeOut', until: '2027-01-01T00:00:00.000Z' }, realityCheckAt: null },
      },
    },
    requirements: ['SAFE-04'],
  },
};
