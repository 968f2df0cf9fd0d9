import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { RecoveryCodes } from '@/features/security/RecoveryCodes';
import { inScenario } from '../../inScenario';

const meta = {
  component: RecoveryCodes,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['LOGIN-13'] },
  args: {
    codes: ['k4m7x-9tqre', 'p2w8d-h6vnc', 'z3j5t-b7fgy', 'm9r4q-x2ksp', 'c6n8v-d5hwj'],
    onDone: fn(),
  },
} satisfies Meta<typeof RecoveryCodes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Five: Story = { tags: ['phone'] };
