import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { EnrolPassword } from '@/features/security/EnrolPassword';
import { inScenario } from '../../inScenario';

const meta = {
  component: EnrolPassword,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['LOGIN-13'] },
  args: { enrol: async () => ({ ok: true, value: { secret: '', uri: '' } }), onDone: fn() },
} satisfies Meta<typeof EnrolPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
