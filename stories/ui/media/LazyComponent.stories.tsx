import type { Meta, StoryObj } from '@storybook/react-webpack5';
import type { ComponentType } from 'react';
import { expect } from 'storybook/test';
import { LazyComponent } from '@/ui/media/LazyComponent';
import { TextSkeleton } from '@/ui/feedback/Skeletons';

const Part: ComponentType<object> = () => <p>Danh mục</p>;
type Load = () => Promise<ComponentType<object>>;
const comes: Load = () => Promise.resolve(Part);
const waits: Load = () => new Promise(() => undefined);
const fails: Load = () => Promise.reject(new Error('no network'));

const meta = {
  component: LazyComponent,
  args: { load: comes, props: {}, fallback: <TextSkeleton lines={3} /> },
} satisfies Meta<typeof LazyComponent>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Come: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Danh mục')).toBeInTheDocument();
  },
};
export const OnTheWay: Story = { args: { load: waits } };
export const NotToBeHad: Story = { args: { load: fails } };
