import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { pushTopics } from '#contract/push';
import { PushForm } from '@/features/push/PushForm';
import type { PushRefusal } from '@/data/resources/usePush';
import { inScenario } from '../../inScenario';

const done = (): Promise<PushRefusal> => Promise.resolve(undefined);

const meta = {
  component: PushForm,
  ...inScenario,
  args: {
    choice: undefined,
    offered: pushTopics,
    onSave: done,
    onOff: done,
  },
} satisfies Meta<typeof PushForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { tags: ['brand-matrix', 'phone'] };
export const On: Story = { args: { choice: { topics: ['payments', 'rewards'], amounts: true } } };
/** Nothing is ticked: the button waits, and a note says for what. */
export const NothingTicked: Story = { args: { choice: { topics: [], amounts: false } } };
export const NotAllowed: Story = {
  args: { onSave: () => Promise.resolve('denied') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bật thông báo' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const BrowserFailed: Story = {
  args: { onSave: () => Promise.resolve('browser') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bật thông báo' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Working: Story = {
  args: { onSave: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bật thông báo' }));
  },
};
