import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent } from 'storybook/test';
import { AccountFilter } from '@/features/team-reports/AccountFilter';
import { inScenario } from '../../inScenario';

const meta = {
  component: AccountFilter,
  ...inScenario,
  parameters: { scenario: { role: 'agent' }, requirements: ['AGENT-03'] },
  args: { account: undefined, unknown: false, onChoose: fn() },
} satisfies Meta<typeof AccountFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WholeLine: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), ' baotran.hn {Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('baotran.hn');
  },
};
export const Unknown: Story = { args: { account: 'khongco', unknown: true } };
/** Emptied, the report is about the whole line again. */
export const Emptied: Story = {
  args: { account: 'baotran.hn' },
  play: async ({ canvas, args }) => {
    await userEvent.clear(canvas.getByRole('textbox'));
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onChoose).toHaveBeenCalledWith(undefined);
  },
};
