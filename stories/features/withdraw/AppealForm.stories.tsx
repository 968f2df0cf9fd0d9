import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AppealForm } from '@/features/withdraw/AppealForm';
import { inScenario } from '../../inScenario';

const meta = {
  component: AppealForm,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['MEM-06'] },
  args: { orderNo: 'W261121RT20112615', appeal: () => new Promise(() => undefined), onDone: () => undefined },
} satisfies Meta<typeof AppealForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
