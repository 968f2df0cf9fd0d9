import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EnrolSteps } from '@/features/security/EnrolSteps';
import { inScenario } from '../../inScenario';

const meta = {
  component: EnrolSteps,
  ...inScenario,
  parameters: { scenario: { role: 'member' } },
  args: { at: 'password' },
} satisfies Meta<typeof EnrolSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Second: Story = { args: { at: 'code' }, tags: ['phone'] };
export const Last: Story = { args: { at: 'recovery' } };
