import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { LimitPrompt } from '@/features/safer-play/LimitPrompt';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

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
export const Declined: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Không đặt' }, { timeout: 10_000 }));
    await canvas.findByText('Đã ghi nhận: bạn không đặt hạn mức nạp.');
  },
};
export const Loading: Story = { parameters: { scenario: { role: 'member', waits: ['saferPlay'] } } };
