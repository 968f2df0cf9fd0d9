import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { exclusionMonths } from '#contract/saferPlay';
import type { Pause } from '@/data/resources/useSaferPlay';
import { PauseForm } from '@/features/safer-play/PauseForm';
import * as given from '@/testing/scenario/saferPlayFixtures';
import { inScenario } from '../../inScenario';

function Exclusion({ running = null }: { running?: Pause | null }) {
  return (
    <PauseForm
      kind="selfExclusion"
      unit="month"
      running={running}
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
} satisfies Meta<typeof Exclusion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Lengths: Story = {};
/** A pause of six months is running; shorter ones are not offered. */
export const WhileOneRuns: Story = { args: { running: given.excluded } };
export const WithoutAnEnd: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Không thời hạn' }));
    await canvas.findByText(/chỉ do nhà điều hành mở lại/);
  },
};
