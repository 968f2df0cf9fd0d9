import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { exclusionMonths } from '#contract/saferPlay';
import { PauseForm } from '@/features/safer-play/PauseForm';
import * as given from '../../scenario/cashierFixtures';
import { inScenario } from '../../scenario/inScenario';

function Exclusion() {
  return (
    <PauseForm
      kind="selfExclusion"
      unit="month"
      lengths={exclusionMonths}
      available="1.200.000 ₫"
      take={() => Promise.resolve({ ok: true, value: given.excluded })}
      onTaken={() => undefined}
    />
  );
}

const meta = {
  component: Exclusion,
  ...inScenario,
  parameters: { scenario: { role: 'member' }, requirements: ['SAFE-03'] },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lengths: Story = {};
export const WithoutAnEnd: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Không thời hạn' }));
    await canvas.findByText(/chỉ do nhà điều hành mở lại/);
  },
};
