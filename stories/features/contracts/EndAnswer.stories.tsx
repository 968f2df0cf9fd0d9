import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { EndAnswer } from '@/features/contracts/EndAnswer';
import * as fixtures from '@/testing/scenario/contractFixtures';
import { inScenario } from '../../inScenario';

const meta = {
  component: EndAnswer,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-05'] },
  args: { contract: fixtures.endAsked, onDone: fn() },
} satisfies Meta<typeof EndAnswer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = { tags: ['phone'] };
/** Whatever is paid out of it ends as well, and is named before. */
export const OthersEndToo: Story = {
  parameters: {
    scenario: {
      role: 'agent',
      answers: {
        contractEnds: {
          countsTo: fixtures.preview.countsFrom,
          ends: fixtures.preview.ends,
          endsTotal: 2,
          seen: 'two',
        },
      },
    },
    requirements: ['AGENT-06'],
  },
};
export const Agreed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Đồng ý chấm dứt' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Giữ hợp đồng' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('Đã từ chối. Hợp đồng tiếp tục.'));
  },
};
