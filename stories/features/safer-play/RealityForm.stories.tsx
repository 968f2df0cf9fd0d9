import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RealityForm } from '@/features/safer-play/RealityForm';
import { inScenario } from '../../inScenario';

const meta = {
  component: RealityForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-02'] },
  args: { check: { minutes: 30 }, set: () => Promise.resolve(undefined) },
} satisfies Meta<typeof RealityForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryHalfHour: Story = {};
export const Never: Story = { args: { check: { minutes: null } } };
export const NotOneOfTheOffered: Story = { args: { check: { minutes: 25 } } };
/** A market that has shorter intervals and does not let members switch the check off. */
export const BoundByMarket: Story = {
  args: { check: { minutes: 15, mandatory: true, leastMinutes: 10, mostMinutes: 30 } },
};
