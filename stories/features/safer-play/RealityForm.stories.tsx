import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RealityForm } from '@/features/safer-play/RealityForm';
import { inScenario } from '../../inScenario';

const meta = {
  component: RealityForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-02'] },
  args: { minutes: 30, set: () => Promise.resolve(undefined) },
} satisfies Meta<typeof RealityForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryHalfHour: Story = {};
export const Never: Story = { args: { minutes: null } };
export const NotOneOfTheOffered: Story = { args: { minutes: 25 } };
