import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen, userEvent } from 'storybook/test';
import { ContractActDialog } from '@/features/contracts/ContractActDialog';
import { inScenario } from '../../inScenario';

const meta = {
  component: ContractActDialog,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-05'] },
  args: {
    kind: 'daily',
    act: { action: 'requestEnd', contractId: '0198c0de-0000-4000-8000-000000000003' },
    words: {
      button: 'Yêu cầu chấm dứt',
      title: 'Yêu cầu chấm dứt hợp đồng này?',
      text: 'Bên kia phải đồng ý.',
    },
  },
} satisfies Meta<typeof ContractActDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Asks: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button'));
    await screen.findByRole('alertdialog');
  },
};
